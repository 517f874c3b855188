import type { CallContext, CallRefusal, ContractClient } from '@casamaestra/contract/platform/operation.ts';
import { sendEnquiryOperation } from '@casamaestra/contract/enquiries/enquiries.operations.ts';
import {
  enquiryFiles,
  enquiryLengths,
  enquiryTopics,
  shortestEnquiry,
} from '@casamaestra/contract/enquiries/enquiry-form.ts';
import { isEmailAddress } from '@casamaestra/rules/checkout/email-address.ts';
import type { Messages } from '../i18n/messages.ts';

type Texts = Messages['contact'];

/** What was typed, kept when something is wrong. */
export interface EnquiryValues {
  readonly topic: string;
  readonly name: string;
  readonly email: string;
  readonly order_number: string;
  readonly message: string;
}

/** The form as shown: values, problems by name of the field, what went wrong with the whole. */
export interface EnquiryScreen {
  readonly values: EnquiryValues;
  readonly problems: Readonly<Partial<Record<keyof EnquiryValues | 'files', string>>>;
  readonly alert: string | null;
  readonly hadFiles: boolean;
}

/** The review that a report is about, as its link names it. */
const reported = (query: URLSearchParams): string =>
  /^[\w-]{1,40}$/.exec(query.get('about') ?? '')?.[0] ?? '';

export const emptyEnquiry = (query: URLSearchParams, texts: Texts): EnquiryScreen => ({
  values: {
    topic: query.get('topic') ?? '',
    name: '',
    email: '',
    order_number: (query.get('order') ?? '').slice(0, enquiryLengths.order),
    message: reported(query) === '' ? '' : texts.reportOf(reported(query)),
  },
  problems: {},
  alert: null,
  hadFiles: false,
});

const text = (form: FormData, name: string, most: number): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim().slice(0, most + 1) : '';
};

function problemsOf(values: EnquiryValues, texts: Texts): EnquiryScreen['problems'] {
  const { name, email, order_number: order, message } = values;
  const length = message.length;
  return {
    ...((name === '' || name.length > enquiryLengths.name) && { name: texts.problems.name }),
    ...(!isEmailAddress(email) && { email: texts.problems.email }),
    ...(order.length > enquiryLengths.order && { order_number: texts.problems.order_number }),
    ...((length < shortestEnquiry || length > enquiryLengths.message) && { message: texts.problems.message }),
  };
}

function fileProblem(files: readonly File[], texts: Texts): string | undefined {
  const { most, mostMegabytes } = enquiryFiles;
  if (files.length > most) return texts.filesTooMany(most);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes > mostMegabytes * 1_000_000 ? texts.filesTooLarge(mostMegabytes) : undefined;
}

/** A refusal as the problem of its field, or of the whole form. */
function refusedAs({ field, message }: CallRefusal): Pick<EnquiryScreen, 'problems' | 'alert'> {
  const name = (field ?? '').split('.')[0] ?? '';
  return ['name', 'email', 'order_number', 'message', 'files'].includes(name)
    ? { problems: { [name]: message }, alert: null }
    : { problems: {}, alert: message };
}

/** Sends what the form holds; the screen to show when it was not taken. */
export async function sentEnquiry(
  form: FormData,
  { commerce, caller, texts }: { commerce: ContractClient; caller: CallContext; texts: Texts },
): Promise<{ readonly number: string } | { readonly screen: EnquiryScreen }> {
  const values: EnquiryValues = {
    topic: text(form, 'topic', 20),
    name: text(form, 'name', enquiryLengths.name),
    email: text(form, 'email', enquiryLengths.email),
    order_number: text(form, 'order_number', enquiryLengths.order),
    message: text(form, 'message', enquiryLengths.message),
  };
  const files = form.getAll('files').filter((one): one is File => typeof one !== 'string' && one.size > 0);
  const wrongFiles = fileProblem(files, texts);
  const problems = { ...problemsOf(values, texts), ...(wrongFiles !== undefined && { files: wrongFiles }) };
  const screen = { values, alert: null, hadFiles: files.length > 0 };
  if (Object.keys(problems).length > 0) return { screen: { ...screen, problems } };
  const sent = await commerce.call(
    sendEnquiryOperation,
    {
      ...values,
      topic: enquiryTopics.find((one) => one === values.topic) ?? 'other',
      files: await Promise.all(
        files.map(async (file) => ({
          name: file.name.slice(0, 300),
          data: Buffer.from(await file.arrayBuffer()).toString('base64'),
        })),
      ),
      website: text(form, 'website', 400),
    },
    caller,
  );
  return sent.ok ? { number: sent.value.number } : { screen: { ...screen, ...refusedAs(sent.refusal) } };
}
