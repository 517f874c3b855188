import { greetMailServer } from '../mail/outbox/nodemailer-transport.ts';
import { createGateways } from '../payments/gateways.ts';
import type { Config } from '../platform/config/read-config.ts';
import type { GatewayAttempt, PaymentGateway } from '../platform/gateways/payment-gateway.ts';
import { silentLog } from '../platform/log/create-log.ts';
import { askInTime, type Dependency, reasonOf, well, wrong } from './dependency.ts';

const mailMs = 6_000;
const addressMs = 6_000;

/** Codes of nodemailer for a login that the server does not accept. */
const loginRefused = new Set(['EAUTH', 'ENOAUTH']);

/** The mail server: greeting and login; no mail is sent. */
export async function mailDependencies({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<readonly Dependency[]> {
  if (smtpUrl === undefined) return [well('smtp', { code: 'mails_are_files' })];
  const server = new URL(smtpUrl).host;
  try {
    await greetMailServer(smtpUrl, mailMs);
    return [well('smtp', { code: 'smtp_well', facts: { server } })];
  } catch (error) {
    const { code = '', response } = error as Error & { code?: string; response?: string };
    const facts = { server, why: response ?? reasonOf(error) };
    if (loginRefused.has(code)) return [wrong('smtp', { code: 'smtp_login_refused', facts })];
    return [wrong('smtp', { code: 'smtp_away', facts })];
  }
}

/** A payment that exists at no gateway: asking for it proves keys and moves nothing. */
const noPayment: GatewayAttempt = {
  transactionId: 'doctor-0',
  orderNumber: 'doctor',
  amountCents: 0,
  currency: 'EUR',
  reference: 'pi_doctor0',
  email: '',
  language: 'it',
  method: 'online',
};

/** Each gateway with keys, and the sandbox bank where one is named: reachable, keys accepted. */
export async function gatewayDependencies(config: Config, now: () => number): Promise<readonly Dependency[]> {
  const gateways = createGateways({
    config,
    sandboxBankUrl: () => config.sandboxBankUrl,
    publicUrl: () => config.publicUrl ?? '',
    clock: { now },
    log: silentLog(),
  });
  const opened = gateways.all.flatMap(({ name }) => {
    const gateway = gateways.open(name);
    return gateway === undefined ? [] : [{ name, gateway }];
  });
  if (opened.length === 0) return [well('gateway', { code: 'no_gateway' })];
  const told = opened.map(({ name, gateway }) => askInTime('gateway', () => askGateway(name, gateway)));
  return (await Promise.all(told)).flat();
}

async function askGateway(name: string, gateway: PaymentGateway): Promise<readonly Dependency[]> {
  const answer = await gateway.read(noPayment);
  if (answer.kind === 'ok') return [well('gateway', { code: 'gateway_well', facts: { gateway: name } })];
  if (answer.kind === 'unreachable')
    return [wrong('gateway', { code: 'gateway_away', facts: { gateway: name, why: answer.message } })];
  const why = `${answer.code} ${answer.message}`.trim();
  return [wrong('gateway', { code: 'gateway_refuses', facts: { gateway: name, why } })];
}

/** Whether an address of the shop answers, from here: shoppers may still see what this machine does not. */
export async function addressDependencies(
  what: 'public_url' | 'service',
  origin: string,
): Promise<readonly Dependency[]> {
  const address = new URL(origin).host;
  const level = what === 'service' ? 'error' : 'warning';
  const path = what === 'service' ? '/healthz' : '/robots.txt';
  try {
    const answer = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(addressMs),
    });
    await answer.body?.cancel();
    if (what === 'service' ? answer.status < 500 : answer.ok)
      return [well(what, { code: 'address_well', facts: { address } })];
    return [wrong(what, { code: 'address_away', facts: { address, why: `HTTP ${answer.status}` } }, level)];
  } catch (error) {
    return [wrong(what, { code: 'address_away', facts: { address, why: reasonOf(error) } }, level)];
  }
}
