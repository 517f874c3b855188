const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words without meaning in a product search. "senza" and "non" are kept: they change the meaning. */
export const ITALIAN_STOP_WORDS = list(`
  a ad al allo alla ai agli alle all con col coi da dal dallo dalla dai dagli dalle dall di del dello della dei
  degli delle dell d e ed i il in l la le lo gli nel nello nella nei negli nelle nell o od per su sul sullo sulla
  sui sugli sulle sull tra fra un uno una che c ci si cui quale quali come cosa sono
  mi ti vi ne se anche piu molto vorrei cerco cerca cercare trovare voglio serve comprare
`);

export const ENGLISH_STOP_WORDS = list(`
  a an and are as at be by for from in into is it of on or that the to with your my you i need
`);

/** Elided words removed before an apostrophe: "dell'acqua" → "acqua". */
export const ITALIAN_ELISIONS = list(`
  l un d dell all dall nell sull quell quest c n m s t v coll bell sant mezz
`);

/** Nouns that only count or package the following one: "set punte" is about punte. */
export const ITALIAN_LIGHT_NOUNS = list(`
  set kit confezione conf pacco coppia paio serie assortimento mini maxi super nuovo nuova pz pezzi
`);

export const ENGLISH_LIGHT_NOUNS = list(`kit set pack piece pc case box bundle pair assortment`);

/** Words after which an English title no longer names the product: "Faucet in Chrome". */
export const ENGLISH_TITLE_BREAKS = list(`in with for from by on to at and or`);
