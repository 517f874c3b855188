import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  addNoteFileOperation,
  colleaguesOperation,
  readMentionsOperation,
  removeNoteFileOperation,
} from '@casamaestra/contract/staff/order-notes.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import { colleaguesWhoSee } from '../../staff/people/colleagues.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import { staffOrder } from '../back-office/staff-order.usecase.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import { addNoteFile } from './add-note-file.usecase.ts';
import { readMentions } from './mentions.usecase.ts';
import { removeNoteFile } from './remove-note-file.usecase.ts';

/** What belongs to notes about orders: whom they mention, and their files. */
export const orderNoteEndpoints = (deps: OrdersDependencies & StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, colleaguesOperation, async () =>
    accepted(await colleaguesWhoSee(deps.database, 'orders')),
  ),
  staffEndpoint(deps, addNoteFileOperation, (input, who) => addNoteFile(deps, who, input)),
  staffEndpoint(deps, removeNoteFileOperation, async (input, who) => {
    const change = await removeNoteFile(input, { ...deps, author: authorOf(who) });
    if (!change.ok) return change;
    const order = await staffOrder(deps, who, input.number);
    return order.ok ? accepted({ order: order.value, change: change.value }) : order;
  }),
  staffEndpoint(deps, readMentionsOperation, ({ number }, who) => readMentions(deps, who, number)),
];
