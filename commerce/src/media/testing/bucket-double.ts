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
      const key = url.pathname.replace('/foto/', '');
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
