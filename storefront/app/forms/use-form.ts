import type { CallOutcome, CallRefusal } from '@casamaestra/contract/platform/operation.ts';
import { useRef, useState } from 'react';
import type { FocusEvent, FormEvent, SubmitEvent } from 'react';
import { ServiceUnreachable } from '../platform/service-call.ts';
import { controlOf, focusFirst, typedValues } from './controls.ts';
import type { FormProblems, FormValues } from './controls.ts';
import { useProblems } from './use-problems.ts';

interface FormPlan<Value> {
  /** Checks the values; returns problems by name of the control. */
  readonly check?: (values: FormValues) => FormProblems;
  readonly send: (values: FormValues) => Promise<CallOutcome<Value>>;
  readonly done: (value: Value, form: HTMLFormElement) => void;
}

/** The result of the last submission, unless it succeeded. */
export type SendingFailure =
  | { readonly kind: 'refused'; readonly refusal: CallRefusal }
  /** With the HTTP status, if there was an answer. */
  | { readonly kind: 'unreachable'; readonly status: number | undefined };

export interface FormState {
  readonly busy: boolean;
  /** Number of attempts, so that a repeated failure is announced again. */
  readonly attempt: number;
  readonly problems: FormProblems;
  readonly failure: SendingFailure | null;
}

/**
 * A form whose fields the browser keeps, so that nothing typed or filled in before hydration is lost; fields that React
 * keeps fit in, where `check` looks at what it keeps. The first wrong field gets the focus.
 */
export function useForm<Value>({ check = () => ({}), send, done }: FormPlan<Value>) {
  const [values, setValues] = useState<FormValues>({});
  const [{ busy, failure }, setSending] = useState<Pick<FormState, 'busy' | 'failure'>>({
    busy: false,
    failure: null,
  });
  const sending = useRef(false);
  const { problems, attempt, showAll, refuse, forget, onBlur } = useProblems(
    check(values),
    (name) => values[name],
  );

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const typed = typedValues(form);
    setValues(typed);
    showAll();
    setSending({ busy: false, failure: null });
    if (focusFirst(form, check(typed))) return;
    sending.current = true;
    setSending({ busy: true, failure: null });
    let failure: SendingFailure | null = null;
    try {
      failure = await tryToSend(form, typed);
      const field = refusedField(form, failure);
      if (field) {
        failure = null;
        refuse(field.name, field.message, typed[field.name]);
        window.setTimeout(() => focusFirst(form, { [field.name]: field.message }));
      }
    } finally {
      // The form can be sent again even after an unexpected error.
      sending.current = false;
      setSending({ busy: false, failure });
    }
  };
  const tryToSend = async (form: HTMLFormElement, typed: FormValues): Promise<SendingFailure | null> => {
    try {
      const outcome = await send(typed);
      if (!outcome.ok) return { kind: 'refused', refusal: outcome.refusal };
      forget();
      done(outcome.value, form);
      return null;
    } catch (error) {
      if (error instanceof ServiceUnreachable) return { kind: 'unreachable', status: error.status };
      throw error;
    }
  };

  return {
    state: { busy, failure, attempt, problems } satisfies FormState,
    formProps: {
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!sending.current) void submit(event.currentTarget);
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => onBlur(event, (form) => setValues(typedValues(form))),
      onInput: (event: FormEvent<HTMLFormElement>) => {
        if (problems[controlOf(event.target).name] !== undefined) setValues(typedValues(event.currentTarget));
      },
    },
  };
}

/** The field named by a refusal, with the reason; null when it names none of this form. */
function refusedField(
  form: HTMLFormElement,
  failure: SendingFailure | null,
): { readonly name: string; readonly message: string } | null {
  if (failure?.kind !== 'refused') return null;
  const { field: name, message } = failure.refusal;
  return name !== undefined && form.elements.namedItem(name) !== null ? { name, message } : null;
}
