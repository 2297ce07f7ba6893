/// A style sheet is imported as the address of its own file.
declare module '*.css' {
  const address: string;
  export default address;
}
