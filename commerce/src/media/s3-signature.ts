import { createHash, createHmac } from 'node:crypto';

export interface S3Keys {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

const hexOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const keyed = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Letters that encodeURIComponent leaves and S3 does not. */
const strictly = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const queryOf = ({ searchParams }: URL): string =>
  [...searchParams]
    .map(([name, value]) => `${strictly(name)}=${strictly(value)}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('&');

/**
 * Headers of a request signed with AWS Signature Version 4, as S3 and its like demand
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html). All given headers are signed; the
 * path is encoded already.
 */
export function signedHeaders(
  method: string,
  url: URL,
  body: Uint8Array,
  { accessKey, secretKey, region }: S3Keys,
  at: Date,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const moment = at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = moment.slice(0, 8);
  const headers: Record<string, string> = {
    ...more,
    'x-amz-content-sha256': hexOf(body),
    'x-amz-date': moment,
  };
  const all = Object.entries({ ...headers, host: url.host }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const names = all.map(([name]) => name).join(';');
  const request = [
    method,
    url.pathname,
    queryOf(url),
    ...all.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    hexOf(body),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, hexOf(request)].join('\n');
  const key = keyed(keyed(keyed(keyed(`AWS4${secretKey}`, day), region), 's3'), 'aws4_request');
  const signature = keyed(key, toSign).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope},SignedHeaders=${names},Signature=${signature}`;
  return { ...headers, authorization };
}
