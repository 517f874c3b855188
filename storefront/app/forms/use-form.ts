import type { CallOutcome, CallRefusal } from '@casamaestra/contract/platform/operation.ts';
import { useRef, useState } from 'react';
import type { FocusEvent, FormEvent, SubmitEvent } from 'react';
import { ServiceUnreachable } from '../platform/service-call.ts';

export type FormValues = Readonly<Record<string, string>>;
export type FormProblems = Readonly<Record<string, string | undefined>>;

interface FormPlan<Value> {
  /** What is wrong with the values, by name of the control. */
  readonly check?: (values: FormValues) => FormProblems;
  readonly send: (values: FormValues) => Promise<CallOutcome<Value>>;
  readonly done: (value: Value, form: HTMLFormElement) => void;
}

/** What the last sending came to, unless it worked. */
export type FormFailure =
  | { readonly kind: 'refused'; readonly refusal: CallRefusal }
  /** With the status of the answer, if there was one. */
  | { readonly kind: 'unreachable'; readonly status: number | undefined };

export interface FormState {
  readonly busy: boolean;
  /** Counts the attempts, so that the same failure is said again. */
  readonly attempt: number;
  readonly problems: FormProblems;
  readonly failure: FormFailure | null;
}

interface RefusedField {
  readonly name: string;
  readonly message: string;
  /** What was sent. */
  readonly value: string | undefined;
}

/** A message that appears moves what is below it: not before a click that left the field has landed. */
const afterClickMs = 250;

const atRest: FormState = { busy: false, attempt: 0, problems: {}, failure: null };

/**
 * A form whose fields the browser keeps, so that nothing typed or filled in before hydration is lost. A field is
 * checked when it is left, again while it is mended, all of them before sending; the first wrong one gets the focus.
 */
export function useForm<Value>({ check = () => ({}), send, done }: FormPlan<Value>) {
  const [state, setState] = useState(atRest);
  const sending = useRef(false);
  /** Attempts begun: what a field's check finds after one says nothing of the answer. */
  const begun = useRef(0);
  /** What the answer said of one field: true for as long as the field holds what was sent. */
  const refused = useRef<RefusedField | null>(null);

  const checkOne = (form: HTMLFormElement, name: string): void => {
    const values = valuesOf(form);
    const told = refused.current;
    const stands = told?.name === name && told.value === values[name];
    const problem = check(values)[name] ?? (stands ? told.message : undefined);
    setState((now) => ({ ...now, problems: { ...now.problems, [name]: problem } }));
  };
  const submit = async (form: HTMLFormElement): Promise<void> => {
    begun.current += 1;
    refused.current = null;
    const values = valuesOf(form);
    const problems = check(values);
    setState((now) => ({ ...now, problems, failure: null, attempt: now.attempt + 1 }));
    if (focusFirst(form, problems)) return;
    sending.current = true;
    setState((now) => ({ ...now, busy: true }));
    try {
      const failure = await attempt(form, values);
      const field = refusedField(form, failure);
      if (!field) return setState((now) => ({ ...now, failure }));
      const problems = { [field.name]: field.message };
      refused.current = { ...field, value: values[field.name] };
      setState((now) => ({ ...now, problems, failure: null }));
      window.setTimeout(() => focusFirst(form, problems));
    } finally {
      // A defect too leaves a form that can be sent again.
      sending.current = false;
      setState((now) => ({ ...now, busy: false }));
    }
  };
  const attempt = async (form: HTMLFormElement, values: FormValues): Promise<FormFailure | null> => {
    try {
      const outcome = await send(values);
      if (!outcome.ok) return { kind: 'refused', refusal: outcome.refusal };
      done(outcome.value, form);
      return null;
    } catch (error) {
      if (error instanceof ServiceUnreachable) return { kind: 'unreachable', status: error.status };
      throw error;
    }
  };

  return {
    state,
    formProps: {
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!sending.current) void submit(event.currentTarget);
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const form = event.currentTarget;
        const { name, value } = controlOf(event.target);
        if (name === '' || value === '' || isSubmit(event.relatedTarget)) return;
        const before = begun.current;
        window.setTimeout(() => {
          if (begun.current === before) checkOne(form, name);
        }, afterClickMs);
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const { name } = controlOf(event.target);
        if (state.problems[name] !== undefined) checkOne(event.currentTarget, name);
      },
    },
  };
}

const isSubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit';

/** The field of this form that a refusal names, and why; null when it names none. */
function refusedField(
  form: HTMLFormElement,
  failure: FormFailure | null,
): Omit<RefusedField, 'value'> | null {
  if (failure?.kind !== 'refused') return null;
  const { field: name, message } = failure.refusal;
  const isHere = name !== undefined && form.elements.namedItem(name) instanceof HTMLInputElement;
  return isHere ? { name, message } : null;
}

function focusFirst(form: HTMLFormElement, problems: FormProblems): boolean {
  const first = Array.from(form.elements).find(
    (control) => control instanceof HTMLElement && problems[controlOf(control).name] !== undefined,
  );
  if (first instanceof HTMLElement) first.focus();
  return first !== undefined;
}

const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    Array.from(new FormData(form)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

function controlOf(target: EventTarget): { readonly name: string; readonly value: string } {
  const isControl =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  return isControl ? target : { name: '', value: '' };
}
