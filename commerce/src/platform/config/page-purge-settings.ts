import { z } from 'zod';
import { optional, secretSetting, setting, visible } from './setting.ts';

/** Addresses separated by commas, without a trailing slash. */
const addresses = z.string().transform((text, context) => {
  const given = text.split(',').map((part) => part.trim().replace(/\/+$/, ''));
  if (given.every((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) return given;
  context.addIssue('addresses');
  return z.NEVER;
});

/** The cache in front of the shop that is told what changed. */
export const pagePurgeSettings = {
  pagePurger: setting(
    {
      name: 'PAGE_PURGER',
      default: 'off',
      allowed: 'off, varnish, fastly, cloudflare',
      description:
        'The cache in front of the shop: told by tag which pages changed, so it may keep them an hour; not with COMMERCE_API=frappe, which tells of no changes',
    },
    z.enum(['off', 'varnish', 'fastly', 'cloudflare']),
  ),
  purgeUrl: setting(
    {
      name: 'PURGE_URL',
      default: '',
      description:
        'Where it is told: every node of Varnish; of Fastly and Cloudflare only when not their usual host',
    },
    optional(addresses),
  ),
  purgeSite: setting(
    {
      name: 'PURGE_SITE',
      default: '',
      description: 'Id of the service (Fastly) or zone (Cloudflare)',
    },
    optional(visible),
  ),
  purgeToken: secretSetting(
    {
      name: 'PURGE_TOKEN',
      default: '',
      description: 'Token of Fastly or Cloudflare that may purge by tag',
    },
    optional(visible),
  ),
  purgeAgainSeconds: setting(
    {
      name: 'PURGE_AGAIN_SECONDS',
      default: '5',
      allowed: '1–60',
      description: 'After which each purge is made again: for an old page that was on its way to the cache',
    },
    z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .pipe(z.number().int().min(1).max(60)),
  ),
} as const;
