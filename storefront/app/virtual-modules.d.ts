declare module 'virtual:message-chunks' {
  /** Addresses of the scripts that hold each language's texts; empty in development. */
  const chunks: Readonly<Record<string, readonly string[] | undefined>>;
  export default chunks;
}

/** Texts of a set of pages in the page's language; imported for its effect, which is waited for. */
declare module 'virtual:texts/*';
