import { z } from 'zod';
import { inputCodes } from '../platform/call.refusals.ts';
import { operation } from '../platform/operation.ts';
import { enquiryFiles, enquiryLengths, enquiryTopics, shortestEnquiry } from './enquiry-form.ts';

/** Characters of a file in base64: four for three bytes. */
const longestFile = Math.ceil((enquiryFiles.mostMegabytes * 1_000_000 * 4) / 3) + 4;

/** Writes to the shop: the message is mailed there with its files, the sender gets a mail with its number. Guest. */
export const sendEnquiryOperation = operation({
  name: 'enquiries.send',
  verb: 'POST',
  path: '/api/method/casamaestra.enquiries.send',
  aliases: [],
  envelope: 'message',
  summary: 'Write to the shop',
  input: z.object({
    topic: z.enum(enquiryTopics).default('other'),
    name: z.string().trim().min(1).max(enquiryLengths.name),
    email: z.string().trim().max(enquiryLengths.email),
    order_number: z.string().trim().max(enquiryLengths.order).default(''),
    message: z.string().trim().min(shortestEnquiry).max(enquiryLengths.message),
    /** Photos and PDF, in base64. */
    files: z
      .array(z.object({ name: z.string().max(300), data: z.base64().max(longestFile) }))
      .max(50)
      .default([]),
    /** Empty: people do not see this field; programs that fill in every field are not heard. */
    website: z.string().max(500).default(''),
  }),
  output: z.object({
    /** "C-2026-00042" */
    number: z.string(),
  }),
  refusals: [
    ...inputCodes,
    'email_invalid',
    'files_too_many',
    'files_too_large',
    'file_unreadable',
    'tries_exceeded',
  ],
});

/**
 * The contact form of the Frappe API: any fields, files as multipart. Who gets it is never taken from the call
 * (`recipient` is dropped); what goes wrong is said with status 200, as there. Guest.
 */
export const requestFormOperation = operation({
  name: 'enquiries.requestForm',
  verb: 'POST',
  path: '/api/method/omnicommerce.controllers.email.request_form',
  aliases: ['/api/method/mymb_ecommerce.controllers.wrapper.request_form'],
  envelope: 'message',
  summary: 'Contact form with any fields; files as multipart',
  input: z.looseObject({}),
  output: z.object({ status: z.enum(['Success', 'Failed']), message: z.string() }),
  refusals: [...inputCodes],
});
