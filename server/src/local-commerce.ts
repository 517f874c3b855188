import { type OpenDatabase, openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { progressSentence } from '@casamaestra/texts/staff/start-texts.ts';
import type { LocalCommerceOptions } from './commerce-on-database.ts';
import type { CommercePart } from './commerce-part.ts';

async function open({ config, log, address, say, onFatal }: LocalCommerceOptions): Promise<OpenDatabase> {
  return openDatabase(config, {
    mode: 'own',
    what: progressSentence({ code: 'shop_at', facts: { address } }, config.languages[0]),
    progress: say,
    onIdleError: (err) => log.debug({ err }, 'an idle database connection was lost'),
    onCrash: (lastWords, restarting) => {
      log.error({ lastWords, restarting }, 'PostgreSQL ended unexpectedly');
      if (!restarting) onFatal();
    },
  });
}

/** The commerce service in this process, with its database. Its code is loaded while the database opens. */
export async function openLocalCommerce(options: LocalCommerceOptions): Promise<CommercePart> {
  const loading = import('./commerce-on-database.ts');
  // Reported where it is awaited.
  loading.catch(() => undefined);
  const opened = await open(options);
  try {
    const { openCommerceOn } = await loading;
    return await openCommerceOn(opened, options);
  } catch (error) {
    await opened.close();
    throw error;
  }
}
