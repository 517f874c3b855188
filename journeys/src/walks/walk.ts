import type { Language } from '@casamaestra/texts/languages.ts';
import { pageTexts } from '@casamaestra/texts/pages.ts';
import type { VisitOptions } from '../harness/browse.ts';
import type { MarkedShop } from './marked-shop.ts';
import { Reader } from './reader.ts';

/** A way through the shop, in one language. */
export interface Walk {
  readonly shop: MarkedShop;
  readonly language: Language;
  /** The texts of pages in that language, without marks. */
  readonly texts: ReturnType<typeof pageTexts>;
  /** Somebody new who reads the language. */
  readonly reader: (options?: VisitOptions) => Promise<Reader>;
}

/** Walks in a language; answers what was shown that is neither a text of it nor a value. */
export async function strangeOn(
  steps: (walk: Walk) => Promise<void>,
  shop: MarkedShop,
  language: Language,
): Promise<readonly string[]> {
  const readers: Reader[] = [];
  const reader = async (options?: VisitOptions): Promise<Reader> => {
    const one = await Reader.of(shop, language, options);
    readers.push(one);
    return one;
  };
  await steps({ shop, language, texts: pageTexts(language), reader });
  await Promise.all(readers.map((one) => one.close()));
  return readers.flatMap(({ found }) => [...found]);
}
