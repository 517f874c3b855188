import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedHeaders } from '../s3-signature.ts';

const keys = { accessKey: 'prova', secretKey: 'un/segreto+lungo', region: 'eu-south-1' };

export interface BucketDouble {
  readonly filesUrl: string;
  /** What the bucket holds, by key. */
  readonly files: Map<string, Buffer>;
  /** Every next request gets the first of these answers, if there is one, before any is served. */
  readonly refusals: { status: number; code: string }[];
  close(): Promise<void>;
}

/** Keys on a page of a listing: so few that a test of five turns pages. */
const PAGE_KEYS = 2;

/** The answer of ListObjectsV2, with the keys encoded as asked; `refusals` may come before each page. */
function listed(files: ReadonlyMap<string, Buffer>, { searchParams }: URL): string {
  const prefix = searchParams.get('prefix') ?? '';
  const keys = [...files.keys()].filter((key) => key.startsWith(prefix)).toSorted();
  const from = Number(searchParams.get('continuation-token')?.replace('from=', '') ?? 0);
  const page = keys.slice(from, from + PAGE_KEYS);
  const next = from + PAGE_KEYS < keys.length ? from + PAGE_KEYS : undefined;
  const contents = page.map(
    (key) => `<Contents><Key>${encodeURIComponent(key)}</Key><Size>1</Size></Contents>`,
  );
  const token = next === undefined ? '' : `<NextContinuationToken>from=${next}</NextContinuationToken>`;
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${contents.join('')}${token}</ListBucketResult>`;
}

/** A server that answers as S3 does for one bucket, and refuses what is not signed with its keys. */
export async function openBucketDouble(): Promise<BucketDouble> {
  const files = new Map<string, Buffer>();
  const refusals: BucketDouble['refusals'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', headers } = request;
      const url = new URL(request.url ?? '/', `http://${headers.host}`);
      const body = Buffer.concat(chunks);
      const date = String(headers['x-amz-date']).replace(
        /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
        '$1-$2-$3T$4:$5:$6Z',
      );
      const wanted = signedHeaders(method, url, body, keys, new Date(date))['authorization'];
      const refuse = (status: number, code: string) =>
        response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
      const refusal = refusals.shift();
      if (refusal !== undefined) return refuse(refusal.status, refusal.code);
      if (headers.authorization !== wanted) return refuse(403, 'SignatureDoesNotMatch');
      if (url.pathname === '/foto' && method === 'GET')
        return response.writeHead(200).end(listed(files, url));
      const key = decodeURIComponent(url.pathname).replace('/foto/', '');
      const found = files.get(key);
      if (method === 'PUT') files.set(key, body);
      if (method === 'DELETE') files.delete(key);
      if (method === 'PUT' || method === 'DELETE')
        return response.writeHead(method === 'PUT' ? 200 : 204).end();
      return found === undefined ? refuse(404, 'NoSuchKey') : response.writeHead(200).end(found);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const secret = encodeURIComponent(keys.secretKey);
  return {
    filesUrl: `s3+http://${keys.accessKey}:${secret}@127.0.0.1:${port}/foto?region=${keys.region}`,
    files,
    refusals,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
