import type { CallContext, ContractClient, CallRefusal } from '@casamaestra/contract/platform/operation.ts';
import {
  declareWithdrawalOperation,
  openWithdrawalOperation,
} from '@casamaestra/contract/withdrawals/withdrawals.operations.ts';
import type { WithdrawalView } from '@casamaestra/contract/withdrawals/withdrawals.operations.ts';
import { isEmailAddress } from '@casamaestra/rules/checkout/email-address.ts';
import type { DeclareValues, FindValues, WithdrawalProblem, Problems, Screen } from './screen.ts';

/** The service, called for the shopper at that network address. */
export interface Service {
  readonly commerce: ContractClient;
  readonly caller: CallContext;
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const noValues: FindValues = { name: '', order_number: '', order_email: '' };

export const findScreen = (
  values: FindValues = noValues,
  {
    problems = {},
    alert = null,
  }: { readonly problems?: Problems; readonly alert?: WithdrawalProblem | null } = {},
): Screen => ({ kind: 'find', values, problems, alert });

const alertOf = ({ name }: CallRefusal, unknown: WithdrawalProblem): WithdrawalProblem =>
  name === 'too_many_requests' ? 'tooMany' : name === 'not_found' ? unknown : 'other';

function declareScreen(
  view: WithdrawalView,
  values: Partial<DeclareValues> = {},
  {
    problems = {},
    alert = null,
  }: { readonly problems?: Problems; readonly alert?: WithdrawalProblem | null } = {},
): Screen {
  if (view.standing !== 'open') return { kind: 'closed', view };
  const whole = { name: view.name, email: view.email, reason: '', pieces: {}, ...values };
  return { kind: 'declare', view, values: whole, key: crypto.randomUUID(), problems, alert };
}

/** The page for a link: the form of its order, the receipt it names, or why there is neither. */
export async function linkedScreen(
  token: string,
  receiptNumber: string | null,
  { commerce, caller }: Service,
): Promise<Screen> {
  const opened = await commerce.call(openWithdrawalOperation, { order_token: token.slice(0, 200) }, caller);
  if (!opened.ok) return findScreen(noValues, { alert: alertOf(opened.refusal, 'link') });
  const view = opened.value;
  const receipt = view.declarations.find(({ number }) => number === receiptNumber);
  return receipt === undefined ? declareScreen(view) : { kind: 'receipt', view, receipt };
}

/** Result of the first step: person and order. */
export async function foundScreen(form: FormData, { commerce, caller }: Service): Promise<Screen> {
  const values: FindValues = {
    name: text(form, 'name'),
    order_number: text(form, 'order_number'),
    order_email: text(form, 'order_email'),
  };
  const problems: Problems = {
    ...(values.name === '' && { name: 'name' }),
    ...((values.order_number === '' || values.order_number.length > 40) && { order_number: 'order_number' }),
    ...(!isEmailAddress(values.order_email) && { order_email: 'order_email' }),
  };
  if (Object.keys(problems).length > 0) return findScreen(values, { problems });
  const { name, order_number, order_email } = values;
  const opened = await commerce.call(openWithdrawalOperation, { order_number, order_email }, caller);
  if (!opened.ok) return findScreen(values, { alert: alertOf(opened.refusal, 'unknown') });
  return declareScreen(opened.value, { name, email: order_email });
}

function piecesIn(form: FormData): Readonly<Record<string, number>> {
  const pieces: Record<string, number> = {};
  for (const [name, value] of form) {
    const [, position] = /^pieces-(\d{1,4})$/.exec(name) ?? [];
    if (position !== undefined) pieces[position] = typeof value === 'string' ? Number(value) : Number.NaN;
  }
  return pieces;
}

const fields: Readonly<Record<string, WithdrawalProblem>> = {
  name: 'name',
  email: 'email',
  lines: 'lines',
  reason: 'reason',
};

/** Problems that can be checked here; the service checks the rest. */
function declareProblems({ name, email, pieces }: DeclareValues): Problems {
  return {
    ...(Object.values(pieces).every((qty) => qty === 0) && { lines: 'lines' }),
    ...(name === '' && { name: 'name' }),
    ...(!isEmailAddress(email) && { email: 'email' }),
  };
}

/** A refusal of a field as the problem of that field. */
function wrongOf(refusal: CallRefusal): { problems: Problems } | { alert: WithdrawalProblem } {
  const field = refusal.field?.split('.')[0] ?? '';
  const problem = fields[field];
  return problem === undefined ? { alert: 'other' } : { problems: { [field]: problem } };
}

export type Declared =
  | { readonly ok: true; readonly token: string; readonly number: string }
  | { readonly ok: false; readonly screen: Screen };

/** Result of the second step, the declaration. What was typed is kept when something is wrong. */
export async function declared(form: FormData, { commerce, caller }: Service): Promise<Declared> {
  const token = text(form, 'order_token').slice(0, 200);
  const pieces = piecesIn(form);
  const values: DeclareValues = {
    name: text(form, 'name'),
    email: text(form, 'email'),
    reason: text(form, 'reason'),
    pieces,
  };
  const problems = declareProblems(values);
  const wrongAtOnce = Object.keys(problems).length > 0;
  const lines = Object.entries(pieces).map(([position, qty]) => ({ position: Number(position), qty }));
  const { name, email, reason } = values;
  const declaration = { order_token: token, idempotency_key: text(form, 'key'), name, email, lines, reason };
  const answer = wrongAtOnce ? null : await commerce.call(declareWithdrawalOperation, declaration, caller);
  if (answer?.ok) return { ok: true, token: answer.value.order_token, number: answer.value.declared };
  const opened = await commerce.call(openWithdrawalOperation, { order_token: token }, caller);
  if (!opened.ok)
    return { ok: false, screen: findScreen(noValues, { alert: alertOf(opened.refusal, 'link') }) };
  const wrong = answer === null ? { problems } : wrongOf(answer.refusal);
  return { ok: false, screen: declareScreen(opened.value, values, wrong) };
}
