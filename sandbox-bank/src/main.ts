import { parseArgs } from 'node:util';
import { markTexts } from '@casamaestra/texts/in-language.ts';
import { isLanguage } from '@casamaestra/texts/languages.ts';
import { bankTexts } from '@casamaestra/texts/service/bank-texts.ts';
import { startSandboxBank } from './sandbox-bank.ts';

/**
 * The sandbox bank as a process: `node sandbox-bank/src/main.ts --port 4000`. A parent that started it over
 * IPC gets its port; the bank ends when the parent does.
 */
const [first] = (process.env.LANGUAGES ?? '').split(',');
const { start: said } = bankTexts(isLanguage(first) ? first : 'it');

if (process.env.MODE === 'production') {
  process.stderr.write(`${said.production}\n`);
  process.exit(1);
}

// As in the shop that starts it.
if (process.env.TEXTS === 'marked') markTexts();

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    host: { type: 'string' },
    'public-url': { type: 'string' },
    'stripe-webhook': { type: 'string' },
  },
});
const { port, host, 'public-url': publicUrl, 'stripe-webhook': stripeWebhookUrl } = values;

try {
  const bank = await startSandboxBank({
    port: Number(port),
    ...(host === undefined ? {} : { host }),
    ...(publicUrl === undefined ? {} : { publicUrl }),
    ...(stripeWebhookUrl === undefined ? {} : { stripeWebhookUrl }),
  });
  const end = () => void bank.close().then(() => process.exit(0));
  const alone = process.send === undefined;
  // Ctrl-C reaches the whole process group: a child leaves it to its parent when to end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => alone && end());
  process.on('disconnect', end);
  // If the shop has ended before it opened, the bank ends too.
  process.send?.({ port: bank.port }, undefined, undefined, (error) => error && end());
  if (alone) process.stdout.write(`${said.ready(bank.url)}\n`);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  process.stderr.write(`${code === 'EADDRINUSE' ? said.portInUse(Number(port)) : said.failed(message)}\n`);
  process.exit(1);
}
