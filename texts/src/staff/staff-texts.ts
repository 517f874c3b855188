import { redirects as enRedirects } from '../en/staff/redirects.ts';
import { staff as en } from '../en/staff/staff.ts';
import { staffUsage as enUsage } from '../en/staff/usage.ts';
import { inLanguage } from '../in-language.ts';
import { redirects as itRedirects } from '../it/staff/redirects.ts';
import { staff as it } from '../it/staff/staff.ts';
import { staffUsage as itUsage } from '../it/staff/usage.ts';
import { redirects as skRedirects } from '../sk/staff/redirects.ts';
import { staff as sk } from '../sk/staff/staff.ts';
import { staffUsage as skUsage } from '../sk/staff/usage.ts';

/** What `npm run staff` says. */
export const staffTexts = inLanguage({
  it: { ...it, redirects: itRedirects, usage: itUsage },
  en: { ...en, redirects: enRedirects, usage: enUsage },
  sk: { ...sk, redirects: skRedirects, usage: skUsage },
});
