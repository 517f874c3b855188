import { z } from 'zod';
import { askedHow, dataActs, dataRequestSchema, staffCustomerSchema } from './staff-customers.operations.ts';
import { staffOperation } from './staff-operation.ts';

const id = z.number().int().positive().max(2_147_483_647);
/** After a confirmation at most five minutes old; another person decides. */
const edit = { subject: 'customer_data', needs: 'edit' } as const;

/** Asks for a copy of a customer's data (GDPR art. 15, 20), or for their erasure (art. 17), as the customer asked. */
export const requestCustomerDataOperation = staffOperation({
  name: 'customer_data.request',
  permission: edit,
  summary: 'Ask for the export or the erasure of a customer’s data; another person decides',
  input: z.object({
    id,
    act: z.enum(dataActs),
    asked_how: z.enum(askedHow),
    /** The same key never asks twice. */
    key: z.uuid(),
  }),
  output: z.object({ customer: staffCustomerSchema, waits_for: z.enum(['another_person', 'time']) }),
  refusals: ['staff_customer_unknown', 'staff_data_request_waiting'],
});

export const customerDataRequestsOperation = staffOperation({
  name: 'customer_data.requests',
  permission: { subject: 'customer_data', needs: 'ask' },
  summary: 'Requests about customers’ data that wait for another person, oldest first',
  input: z.object({}),
  output: z.array(dataRequestSchema),
});

/** An approved erasure is done at once; an approved copy may be taken by who asked for it. */
export const decideCustomerDataOperation = staffOperation({
  name: 'customer_data.decide',
  permission: edit,
  summary: 'Approve or refuse what another person asked about a customer’s data',
  input: z.object({ id, approve: z.boolean() }),
  output: z.object({ act: z.enum(dataActs), approved: z.boolean() }),
  refusals: [
    'staff_approval_unknown',
    'staff_approval_decided',
    'staff_other_person_needed',
    'staff_approval_early',
  ],
});

export const takeCustomerDataOperation = staffOperation({
  name: 'customer_data.take',
  permission: edit,
  summary: 'The approved copy of a customer’s data, for who asked for it',
  input: z.object({ id }),
  output: z.record(z.string(), z.unknown()),
  refusals: ['staff_copy_not_ready'],
});
