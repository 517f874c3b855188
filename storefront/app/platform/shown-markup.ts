/** Markup of parts that a document shows, by the names they have in `data-shown`; empty where one is not shown. */
export const shownMarkup = <Part extends string>(document: Document, parts: readonly Part[]) =>
  Object.fromEntries(
    parts.map((part) => [part, document.querySelector(`[data-shown=${part}]`)?.innerHTML ?? '']),
  ) as Record<Part, string>;
