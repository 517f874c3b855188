import type { Operation, OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';

import { freshAddress } from './browse.ts';
import { shopUrl } from './shop-of-worker.ts';

export interface Answer<Value> {
  readonly status: number;
  readonly message: Value;
}

/** Calls the service over HTTP as a page of the shop does, with a network address of its own. */
export async function ask<Op extends Operation>(
  op: Op,
  input: OperationInput<Op>,
  jwt?: string,
): Promise<Answer<OperationOutput<Op>>> {
  const headers = {
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': freshAddress(),
    ...(jwt === undefined ? {} : { Jwt: `Bearer ${jwt}` }),
  };
  const address = new URL(op.path, shopUrl());
  if (op.verb === 'GET') {
    for (const [name, value] of Object.entries(input as object))
      address.searchParams.set(name, String(value));
  }
  const answer = await fetch(address, {
    method: op.verb,
    headers,
    ...(op.verb === 'GET' ? {} : { body: JSON.stringify(input) }),
  });
  const body = (await answer.json()) as { message: OperationOutput<Op> };
  return { status: answer.status, message: body.message };
}
