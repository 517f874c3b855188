declare module 'virtual:message-chunks' {
  /** Addresses of the scripts that hold each language's texts; empty in development. */
  const chunks: Readonly<Record<string, readonly string[] | undefined>>;
  export default chunks;
}
