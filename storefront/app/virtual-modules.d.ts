declare module 'virtual:message-chunks' {
  /** Addresses of the scripts with the texts that a page waits for, by language and route; empty in development. */
  const chunks: Readonly<Record<string, Readonly<Record<string, readonly string[] | undefined>> | undefined>>;
  export default chunks;
}

/** Texts of a set of pages in the page's language; imported for its side effect (top-level await). */
declare module 'virtual:texts/*';

/** Set by a page whose texts are marked (`TEXTS=marked`), to mark those loaded by scripts too. */
declare var markTexts: (<Texts>(texts: Texts, language: string) => Texts) | undefined;
