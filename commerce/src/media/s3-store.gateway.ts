import { setTimeout as pause } from 'node:timers/promises';
import { StartProblem } from '../platform/start-problem.ts';
import { spannedFetch } from '../platform/tracing/tracing.ts';
import type { FileStore } from './file-store.ts';
import { signedHeaders } from './s3-signature.ts';

const WAIT_MS = 10_000;
const TRIES_MAX = 3;
const REST_MS = 200;

interface Bucket {
  readonly address: URL;
  readonly keys: { readonly accessKey: string; readonly secretKey: string; readonly region: string };
}

/** s3://KEY:SECRET@host/bucket?region=…, with s3+http:// for a server without TLS on this machine. */
function bucketOf(filesUrl: string): Bucket {
  // Like https, which special addresses are parsed as.
  const url = new URL(filesUrl.replace(/^s3\+http:/, 'http:').replace(/^s3:/, 'https:'));
  const keys = {
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  };
  return { address: new URL(`${url.origin}${url.pathname.replace(/\/+$/, '')}/`), keys };
}

/** Bucket and host, without the keys. */
const nameOf = ({ address }: Bucket): string => `${address.host}${address.pathname.replace(/\/$/, '')}`;

const refusal = (bucket: Bucket, why: string, cause?: unknown) =>
  new StartProblem({ code: 'bucket_refuses', facts: { bucket: nameOf(bucket), why } }, { cause });

const passing = (status: number) => status === 429 || status >= 500;

/** The code of S3's error answer (XML), such as AccessDenied, else the status. */
async function reasonOf(answer: Response): Promise<string> {
  const code = /<Code>([^<]{1,60})<\/Code>/.exec(await answer.text())?.[1];
  return code === undefined ? String(answer.status) : `${answer.status} ${code}`;
}

const ask = (bucket: Bucket, method: string, key: string, body?: Uint8Array): Promise<Response> =>
  askAt(bucket, method, new URL(key, bucket.address), body);

async function askAt(bucket: Bucket, method: string, url: URL, body?: Uint8Array): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const headers = signedHeaders(method, url, body ?? new Uint8Array(), bucket.keys, new Date());
    try {
      const signal = AbortSignal.timeout(WAIT_MS);
      const answer = await spannedFetch('files', url, {
        method,
        headers,
        signal,
        redirect: 'error',
        ...(body && { body: new Uint8Array(body) }),
      });
      if (answer.ok || answer.status === 404) return answer;
      const why = await reasonOf(answer);
      if (!passing(answer.status) || tries === TRIES_MAX) throw refusal(bucket, why);
    } catch (error) {
      if (error instanceof StartProblem) throw error;
      const { cause, message } = error as Error & { cause?: { code?: string } };
      if (tries === TRIES_MAX) throw refusal(bucket, cause?.code ?? message, error);
    }
    await pause(REST_MS * 2 ** tries);
  }
}

/** @throws StartProblem where the answer was cut */
async function bodyOf(bucket: Bucket, answer: Response): Promise<Buffer> {
  try {
    return Buffer.from(await answer.arrayBuffer());
  } catch (error) {
    throw refusal(bucket, (error as Error).message, error);
  }
}

const listedKey = /<Key>([^<]*)<\/Key>/g;
const nextPage = /<NextContinuationToken>([^<]*)</;

/** Pages of a listing, a thousand keys each: https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
async function* keysBelow(bucket: Bucket, folder: string): AsyncGenerator<string> {
  const [, name = '', ...within] = bucket.address.pathname.split('/');
  const base = within.join('/');
  for (let token: string | undefined = ''; token !== undefined;) {
    const url = new URL(`/${name}`, bucket.address);
    const query = { 'list-type': '2', 'encoding-type': 'url', prefix: `${base}${folder}` };
    url.search = String(
      new URLSearchParams({ ...query, ...(token !== '' && { 'continuation-token': token }) }),
    );
    const answer = await askAt(bucket, 'GET', url);
    if (!answer.ok) throw refusal(bucket, await reasonOf(answer));
    const xml = await answer.text();
    for (const [, key = ''] of xml.matchAll(listedKey))
      yield decodeURIComponent(key.replaceAll('+', ' ')).slice(base.length);
    token = nextPage.exec(xml)?.[1];
  }
}

/**
 * Files in a bucket of S3 or of a server that speaks like it. What passes (429, 5xx, network) is tried three times.
 * @throws StartProblem `bucket_refuses` with what the bucket said
 */
export function s3Store(filesUrl: string): FileStore {
  const bucket = bucketOf(filesUrl);
  return {
    async read(key) {
      const answer = await ask(bucket, 'GET', key);
      if (answer.status !== 404) return bodyOf(bucket, answer);
      // A missing bucket is no missing file.
      const why = await reasonOf(answer);
      if (!why.includes('NoSuchBucket')) return null;
      throw refusal(bucket, why);
    },
    async has(key) {
      // An answer to HEAD has no body that says why it is refused: GET does.
      const answer = await ask(bucket, 'HEAD', key).catch(() => ask(bucket, 'GET', key));
      await answer.body?.cancel();
      return answer.status !== 404;
    },
    async write(key, bytes) {
      const answer = await ask(bucket, 'PUT', key, bytes);
      if (!answer.ok) throw refusal(bucket, await reasonOf(answer));
    },
    remove: async (key) => void (await ask(bucket, 'DELETE', key)),
    list: (folder) => keysBelow(bucket, folder),
  };
}
