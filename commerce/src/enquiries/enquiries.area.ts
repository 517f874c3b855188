import {
  requestFormOperation,
  sendEnquiryOperation,
} from '@casamaestra/contract/enquiries/enquiries.operations.ts';
import type { Area, AreaDependencies } from '../area.ts';
import { guestEndpoint } from '../contract-http/endpoint-of.ts';
import { hours } from '../platform/limits/too-many-requests.ts';
import { deleteEnquiries, enquiryByNumber } from './enquiries.queries.ts';
import type { Enquiry } from './enquiry.ts';
import { requestForm } from './request-form.usecase.ts';
import { sendEnquiry } from './send-enquiry.usecase.ts';

const BATCH = 1000;

export interface EnquiriesArea extends Area {
  /** A message with its files, by its number. */
  readonly readEnquiry: (number: string) => Promise<Enquiry | undefined>;
}

/** Messages through the contact form; they leave as mails and are deleted with them. */
export function createEnquiriesArea(deps: AreaDependencies): EnquiriesArea {
  const { database, clock, config } = deps;
  return {
    endpoints: [
      guestEndpoint(sendEnquiryOperation, (input, caller) =>
        sendEnquiry(deps, caller, {
          topic: input.topic,
          name: input.name,
          email: input.email,
          orderNumber: input.order_number,
          message: input.message,
          files: input.files.map(({ name, data }) => ({ name, bytes: Buffer.from(data, 'base64') })),
          trap: input.website,
        }),
      ),
      guestEndpoint(requestFormOperation, (fields, caller) => requestForm(deps, caller, fields), {
        readsFiles: true,
      }),
    ],
    jobs: [
      {
        name: 'old-enquiries',
        everyMs: hours(6),
        run: () => deleteEnquiries(database, new Date(clock.now() - config.mailKeptDays * hours(24)), BATCH),
      },
    ],
    readEnquiry: (number) => enquiryByNumber(database, number),
  };
}
