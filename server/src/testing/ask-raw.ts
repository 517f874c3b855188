import { request as nodeRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

/** An undecoded answer. */
export interface RawReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request without fetch's restrictions on URLs and headers, as an attacker's program could. */
export function askRaw(
  port: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: OutgoingHttpHeaders; body?: string } = {},
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const call = nodeRequest({ port, host: '127.0.0.1', path, headers, method }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject).end(body);
  });
}
