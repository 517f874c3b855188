import { randomBytes } from 'node:crypto';

const saneId = /^[\w.:-]{8,64}$/;
const processPart = randomBytes(6).toString('base64url');
let count = 0;

/** The client's request id when it is short and plain, else a new one. */
export function requestIdFrom(sent: string | string[] | undefined): string {
  if (typeof sent === 'string' && saneId.test(sent)) return sent;
  count += 1;
  return `${processPart}-${count.toString(36)}`;
}
