import { type Finding, error, isPlaceholderAddress } from './finding.ts';
import type { Settings } from './settings.ts';

/** What deploy/shop.env.example has where a password belongs. */
const examplePassword = /change-me/;

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

/** Variables that still have what the example file says: passwords that everybody knows, hosts of nobody. */
export function exampleValues(settings: Settings): readonly Finding[] {
  const { publicUrl, backOfficeUrl, smtpUrl, databaseUrl, databaseDirectUrl, databaseReadUrl } = settings;
  const given: Readonly<Record<string, string | undefined>> = {
    PUBLIC_URL: publicUrl,
    BACKOFFICE_URL: backOfficeUrl,
    SMTP_URL: smtpUrl,
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: databaseDirectUrl,
    DATABASE_READ_URL: databaseReadUrl,
    FILES_URL: settings.filesUrl,
    METRICS_TOKEN: settings.metricsToken,
    FEED_TOKEN: settings.feedToken,
    APPLICATION_KEY: settings.applicationKey,
  };
  return Object.entries(given)
    .filter(([, value = '']) => examplePassword.test(value) || isPlaceholderAddress(`@${hostOf(value)}`))
    .map(([name]) => error({ code: 'example_left', facts: { name } }, name));
}
