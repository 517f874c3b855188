import { enquiryLengths, shortestEnquiry } from '@casamaestra/contract/enquiries/enquiry-form.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { mailTexts } from '@casamaestra/texts/mail/mail-texts.ts';
import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import type { AreaDependencies } from '../area.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { SentFile } from './enquiry-files.ts';
import { sendEnquiry } from './send-enquiry.usecase.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Names by which clients of the Frappe API send what our form asks for. */
const names = {
  email: ['email', 'email_id', 'sender', 'mail'],
  name: ['name', 'full_name', 'nome', 'contact_name'],
  message: ['message', 'messaggio', 'text', 'comment', 'body', 'note'],
  order: ['order_number', 'order', 'ordine'],
} as const;
/** Who gets the mail is the shop's own address, whatever the call says. */
const dropped = new Set<string>(['recipient', 'recipients', 'cc', 'bcc', 'files', 'cmd', 'website']);
const known = new Set<string>(Object.values(names).flat());
const FIELDS_MAX = 40;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

const firstOf = (fields: Fields, candidates: readonly string[]): string =>
  candidates.map((name) => textOf(fields[name])).find((value) => value !== '') ?? '';

/** Every other field as a line "name: value". */
const otherLines = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([name, value]) => !dropped.has(name) && !known.has(name) && textOf(value) !== '')
    .slice(0, FIELDS_MAX)
    .map(([name, value]) => `${name}: ${textOf(value)}`);

async function filesOf(value: unknown): Promise<SentFile[]> {
  const files = Array.isArray(value) ? value.filter((one) => one instanceof File) : [];
  return Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: Buffer.from(await file.arrayBuffer()) })),
  );
}

/** The contact form of the Frappe API: its answer says with status 200 whether the message was taken. */
export async function requestForm(
  deps: AreaDependencies,
  caller: Pick<Caller, 'address' | 'language'>,
  fields: Fields,
): Promise<Outcome<{ status: 'Success' | 'Failed'; message: string }>> {
  const texts = mailTexts(caller.language).enquiry;
  const person = [textOf(fields['first_name']), textOf(fields['last_name'])].filter(Boolean).join(' ');
  const email = firstOf(fields, names.email);
  const message = [firstOf(fields, names.message), ...otherLines(fields)].filter(Boolean).join('\n');
  if (message.length < shortestEnquiry) return accepted({ status: 'Failed', message: texts.noMessage });
  const outcome = await sendEnquiry(deps, caller, {
    topic: 'other',
    name: (firstOf(fields, names.name) || person || email).slice(0, enquiryLengths.name),
    email,
    orderNumber: firstOf(fields, names.order).slice(0, enquiryLengths.order),
    message: message.slice(0, enquiryLengths.message),
    files: await filesOf(fields['files']),
    trap: textOf(fields['website']),
  });
  return outcome.ok
    ? accepted({ status: 'Success', message: texts.sent })
    : accepted({ status: 'Failed', message: refusalSentence(outcome.refusal, caller.language) });
}
