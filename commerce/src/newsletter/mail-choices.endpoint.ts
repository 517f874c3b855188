import { mailChoicesOperation } from '@casamaestra/contract/newsletter/newsletter.operations.ts';
import type { AreaDependencies } from '../area.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { guestEndpoint } from '../contract-http/endpoint-of.ts';
import { chooseMails } from './mail-choices.usecase.ts';

/** The customer's choices about mails. */
export function mailChoicesEndpoint(deps: AreaDependencies): Endpoint<typeof mailChoicesOperation> {
  return guestEndpoint(mailChoicesOperation, (input, caller) => chooseMails(deps, input, caller));
}
