import { catalogue as en } from '../en/staff/catalogue.ts';
import { catalogueUsage as enUsage } from '../en/staff/usage.ts';
import { inLanguage } from '../in-language.ts';
import { catalogue as it } from '../it/staff/catalogue.ts';
import { catalogueUsage as itUsage } from '../it/staff/usage.ts';
import { catalogue as sk } from '../sk/staff/catalogue.ts';
import { catalogueUsage as skUsage } from '../sk/staff/usage.ts';

/** What `npm run catalogue` says. */
export const catalogueTexts = inLanguage({
  it: { ...it, usage: itUsage },
  en: { ...en, usage: enUsage },
  sk: { ...sk, usage: skUsage },
});
