import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { type Dependency, reasonOf, well, wrong } from './dependency.ts';

const handshakeMs = 6_000;
const dayMs = 86_400_000;
/** Those who renew by themselves do it at thirty days: fewer than this, and it did not work. */
const warnDays = 14;

interface Shown {
  readonly expires: number;
  /** Why browsers would not accept it; undefined: they do. */
  readonly refusal: string | undefined;
}

/** What the server at an address shows, whether or not it would be accepted. */
function readCertificate({ hostname, port }: URL): Promise<Shown> {
  const host = hostname.replaceAll(/[[\]]/g, '');
  const { promise, resolve, reject } = Promise.withResolvers<Shown>();
  const socket = connect({
    host,
    port: Number(port || 443),
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: false,
    timeout: handshakeMs,
  });
  socket.once('secureConnect', () => {
    const { valid_to: until } = socket.getPeerCertificate();
    // Typed as an error, given as its code.
    const why = socket.authorized ? undefined : String(socket.authorizationError);
    resolve({ expires: Date.parse(until), refusal: why });
    socket.destroy();
  });
  socket.once('timeout', () => socket.destroy(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })));
  socket.once('error', reject);
  return promise;
}

/** The certificate of an https address: days left, and whether browsers accept it. */
export async function certificateDependencies(origin: string, now: number): Promise<readonly Dependency[]> {
  const url = new URL(origin);
  if (url.protocol !== 'https:') return [];
  const address = url.host;
  try {
    const { expires, refusal } = await readCertificate(url);
    const days = Math.floor((expires - now) / dayMs);
    if (expires <= now) return [wrong('certificate', { code: 'certificate_expired', facts: { address } })];
    const soon = days < warnDays;
    const term = soon
      ? wrong('certificate', { code: 'certificate_ends', facts: { address, days } }, 'warning')
      : well('certificate', { code: 'certificate_well', facts: { address, days } });
    if (refusal === undefined) return [term];
    const facts = { address, why: refusal };
    return [wrong('certificate', { code: 'certificate_refused', facts }, 'warning'), ...(soon ? [term] : [])];
  } catch (error) {
    const facts = { address, why: reasonOf(error) };
    return [wrong('certificate', { code: 'certificate_unread', facts }, 'warning')];
  }
}
