import { parseArgs } from 'node:util';
import { startSandboxBank } from './sandbox-bank.ts';

/**
 * The sandbox bank as a process: `node sandbox-bank/src/main.ts --port 4000`. A parent that started it over
 * IPC gets its port; the bank ends when the parent does.
 */
if (process.env.MODE === 'production') {
  process.stderr.write(
    'La banca di prova non parte con MODE=production: non muove denaro, e chi paga non pagherebbe nulla.\n→ imposta le chiavi di Axerve o di Stripe (tabella nel README), oppure togli il metodo da PAYMENT_METHODS\n',
  );
  process.exit(1);
}

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
  if (alone) process.stdout.write(`Banca di prova: ${bank.url}\n`);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  process.stderr.write(
    code === 'EADDRINUSE'
      ? `La banca di prova non può aprire la porta ${port}: è occupata.\n→ scegline un’altra: SANDBOX_BANK_PORT\n`
      : `La banca di prova non parte: ${message}\n`,
  );
  process.exit(1);
}
