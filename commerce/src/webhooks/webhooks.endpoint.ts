import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  makeWebhookOperation,
  removeWebhookOperation,
  saveWebhookOperation,
  sendAgainOperation,
  switchWebhookOperation,
  tryWebhookOperation,
  webhookLogOperation,
  webhooksOperation,
} from '@casamaestra/contract/staff/webhooks.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { staffEndpoint } from '../staff/staff-endpoint.ts';
import {
  listTargets,
  makeTarget,
  removeTargetFor,
  saveTargetFor,
  switchTargetFor,
} from './targets/manage-targets.usecase.ts';
import { listMessages, sendAgain, tryTarget } from './targets/messages.usecase.ts';

/** Addresses that are told what happens, and what they were told. */
export const webhookEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, webhooksOperation, async () => accepted(await listTargets(deps))),
  staffEndpoint(deps, makeWebhookOperation, (input, who) => makeTarget(deps, input, who)),
  staffEndpoint(deps, saveWebhookOperation, (input, who) => saveTargetFor(deps, input, who)),
  staffEndpoint(deps, switchWebhookOperation, (input, who) => switchTargetFor(deps, input, who)),
  staffEndpoint(deps, removeWebhookOperation, ({ id }, who) => removeTargetFor(deps, id, who)),
  staffEndpoint(deps, webhookLogOperation, async ({ id }) => accepted(await listMessages(deps, id))),
  staffEndpoint(deps, sendAgainOperation, ({ id }, who) => sendAgain(deps, id, who)),
  staffEndpoint(deps, tryWebhookOperation, ({ id }, who) => tryTarget(deps, id, who)),
];
