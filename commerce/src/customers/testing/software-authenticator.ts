import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const MAJOR = { unsigned: 0, negative: 1, bytes: 2, text: 3, map: 5 } as const;

/** CBOR (RFC 8949) of the types in an attestation: integers, bytes, texts, maps. */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number')
    return value >= 0 ? head(MAJOR.unsigned, value) : head(MAJOR.negative, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(MAJOR.text, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(MAJOR.bytes, value.length), value]);
  const entries = [...value].flatMap(([key, part]) => [cbor(key), cbor(part as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(MAJOR.map, value.size), ...entries]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** The parts of the shop's options that an authenticator uses. */
export interface Asked {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id?: string };
  readonly user?: { readonly id: string };
}

export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  /** False: without user verification. */
  readonly verified?: boolean;
  readonly count?: number;
  readonly challenge?: string;
}

/**
 * An authenticator in memory that creates one ES256 passkey and signs with it, wrongly where a test wants it.
 */
export class SoftwareAuthenticator {
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  readonly #origin: string;
  readonly id = randomBytes(32);
  userHandle = '';
  count = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  #data(type: string, { challenge }: Asked, { origin = this.#origin, ...other }: Deviation): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge: other.challenge ?? challenge, origin, crossOrigin: false }),
    );
  }

  #authenticatorData(
    rpId: string,
    { verified = true, count }: Deviation,
    attested = Buffer.alloc(0),
  ): Buffer {
    const flags = 1 | (verified ? 4 : 0) | (attested.length > 0 ? 64 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count ?? this.count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, attested]);
  }

  /** The result of `navigator.credentials.create`. */
  create(asked: Asked, deviation: Deviation = {}) {
    this.userHandle = asked.user?.id ?? '';
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const authData = this.#authenticatorData(deviation.rpId ?? asked.rp?.id ?? '', deviation, attested);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#answer({
      clientDataJSON: this.#data('webauthn.create', asked, deviation).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The result of `navigator.credentials.get`. */
  get(asked: Asked, deviation: Deviation = {}) {
    this.count += 1;
    const data = this.#data('webauthn.get', asked, deviation);
    const authenticatorData = this.#authenticatorData(deviation.rpId ?? asked.rpId ?? '', deviation);
    const signed = Buffer.concat([authenticatorData, sha256(data)]);
    return this.#answer({
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      userHandle: this.userHandle,
    });
  }

  #answer<Response>(response: Response) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}
