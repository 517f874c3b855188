import { parseArgs } from 'node:util';
import { startSandboxBank } from './sandbox-bank.ts';

/**
 * The sandbox bank as a process of its own: `node sandbox-bank/src/main.ts --port 4000`. A parent that started it
 * over IPC is told its port and takes it along when it ends.
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
  // Ctrl-C reaches the whole group: with a parent it is the parent who says when it is over.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => alone && end());
  process.on('disconnect', end);
  // A shop that could not open is gone by now: then so is its bank.
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
