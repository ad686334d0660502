// Does nothing: what starting a program costs.
int main() {}
