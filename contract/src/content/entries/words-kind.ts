import { z } from 'zod';
import { textField } from './fields.ts';

const words = (longest: number) =>
  z.record(z.string().trim().min(1).max(500), textField(longest)).default({});

/**
 * What the catalogue's own words are called in another language. What is not listed stays as the catalogue writes it;
 * names of products are never translated.
 */
export const wordsBodySchema = z.strictObject({
  /** Names of categories, by their address: "Mobili,Sala-da-pranzo". */
  categories: words(120),
  /** Sentences at the head of categories, by their address. */
  descriptions: words(500),
  /** Labels of features and options, by their code: "montaggio_richiesto". */
  features: words(120),
  /** Values and units as the catalogue writes them ("Bianco"); "stile=Naturale" is said of one feature alone. */
  values: words(200),
});
