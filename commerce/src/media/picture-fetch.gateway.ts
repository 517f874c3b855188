import { lookup as lookupAll } from 'node:dns';
import { get } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export type FetchedPicture =
  | { readonly ok: true; readonly bytes: Buffer }
  | {
      readonly ok: false;
      readonly reason: string;
      /** The host itself did not answer. */
      readonly isAway?: boolean;
    };

const bytesMax = 25 * 1024 * 1024;
const millisecondsMax = 20_000;
const redirectsMax = 3;

const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv6');
}

/** False for private, local and reserved addresses; IPv4-mapped IPv6 addresses count as IPv4. */
export function isPublicAddress(address: string): boolean {
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const version = isIP(inner);
  if (version === 0 || /^::ffff:/i.test(inner)) return false;
  return !privateAddresses.check(inner, version === 4 ? 'ipv4' : 'ipv6');
}

/** Checks the addresses actually connected to, so that a second DNS answer cannot differ (DNS rebinding). */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookupAll(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const allowed = addresses.filter(({ address }) => isPublicAddress(address));
    if (allowed.length === 0)
      return callback(Object.assign(new Error('private network'), { code: 'EPRIVATE' }), []);
    if (options.all) return callback(null, allowed);
    return callback(null, allowed[0]?.address ?? '', allowed[0]?.family ?? 4);
  });
};

/**
 * Why a URL is refused: only https, default port, no credentials, no private host. Null when it is allowed.
 */
export function refusalOfUrl(address: string): string | null {
  if (!URL.canParse(address)) return 'l’indirizzo non è valido';
  const url = new URL(address);
  if (url.protocol !== 'https:') return 'sono ammessi solo indirizzi https';
  if (url.port !== '') return 'sono ammessi solo indirizzi senza porta';
  if (url.username !== '' || url.password !== '') return 'l’indirizzo contiene credenziali';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (
    isIP(host) !== 0
      ? !isPublicAddress(host)
      : !host.includes('.') || /\.(local|internal|localhost)\.?$/.test(host)
  ) {
    return 'l’indirizzo porta a una rete privata';
  }
  return null;
}

const networkReasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'il sito non esiste',
  EAI_AGAIN: 'il nome del sito non si trova',
  ECONNREFUSED: 'il sito rifiuta il collegamento',
  ECONNRESET: 'il sito ha interrotto il collegamento',
  ETIMEDOUT: 'il sito non ha risposto in tempo',
  EPRIVATE: 'l’indirizzo porta a una rete privata',
};

function unreachable(error: NodeJS.ErrnoException): string {
  const { code = '' } = error;
  const known = networkReasons[code];
  if (known !== undefined) return known;
  return /CERT|SSL|TLS/.test(code)
    ? 'il certificato del sito non è valido'
    : `il sito non è raggiungibile (${code})`;
}

/** Target of a redirect; null when the Location header is not a valid URL. */
export const redirectTarget = (location: string, from: string): string | null =>
  URL.parse(location, from)?.href ?? null;

type Answer = FetchedPicture | { readonly redirect: string };

function request(address: string, signal: AbortSignal): Promise<Answer> {
  return new Promise((answer) => {
    const fail = (reason: string, isAway = false) => answer({ ok: false, reason, isAway });
    const outgoing = get(
      address,
      { lookup: publicLookup, signal, headers: { accept: 'image/*' } },
      (incoming) => {
        const { statusCode = 0, headers } = incoming;
        if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
          incoming.destroy();
          const redirect = redirectTarget(headers.location, address);
          return redirect === null ? fail('il sito rimanda a un indirizzo non valido') : answer({ redirect });
        }
        if (statusCode !== 200) {
          incoming.destroy();
          return fail(`il sito ha risposto ${statusCode}`);
        }
        const chunks: Buffer[] = [];
        let size = 0;
        incoming.on('data', (chunk: Buffer) => {
          size += chunk.length;
          chunks.push(chunk);
          if (size > bytesMax) incoming.destroy(new Error('too large'));
        });
        incoming.on('end', () => answer({ ok: true, bytes: Buffer.concat(chunks) }));
        incoming.on('error', () => {
          if (signal.aborted) return fail('il sito non ha risposto in tempo', true);
          fail(size > bytesMax ? 'il file supera 25 MB' : 'il sito ha interrotto l’invio');
        });
      },
    );
    outgoing.on('error', (error) =>
      fail(error.name === 'AbortError' ? 'il sito non ha risposto in tempo' : unreachable(error), true),
    );
  });
}

/** Downloads a picture from a URL. */
export type FetchPicture = (address: string) => Promise<FetchedPicture>;

/** Downloads one picture; refusals are values with an Italian reason. At most 25 MB, 20 s, 3 redirects. */
export async function fetchPicture(address: string): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(millisecondsMax);
  let current = address;
  for (let hop = 0; hop <= redirectsMax; hop += 1) {
    const refusal = refusalOfUrl(current);
    if (refusal !== null) return { ok: false, reason: refusal };
    const answer = await request(current, signal);
    if (!('redirect' in answer)) return answer;
    current = answer.redirect;
  }
  return { ok: false, reason: 'troppi rinvii da un indirizzo all’altro' };
}
