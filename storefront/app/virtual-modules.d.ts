declare module 'virtual:message-chunks' {
  /** Addresses of the scripts that hold each language's texts; empty in development. */
  const chunks: Readonly<Record<string, readonly string[] | undefined>>;
  export default chunks;
}

/** Texts of a set of pages in the page's language; imported for its effect, which is waited for. */
declare module 'virtual:texts/*';

/** Left by a page whose texts stand in marks (`TEXTS=marked`), so that those its scripts load are marked too. */
declare var markTexts: (<Texts>(texts: Texts, language: string) => Texts) | undefined;
