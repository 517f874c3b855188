import { createContext, use } from 'react';
import type { CheckoutOptions } from '../../quote/use-options.ts';
import type { FormProblems } from '../../forms/controls.ts';
import type { CheckoutDraft } from '../../draft/checkout-draft.ts';

/** What the fields of the checkout share. */
export interface CheckoutForm {
  readonly draft: CheckoutDraft;
  readonly change: (fields: Partial<CheckoutDraft>) => void;
  /** What is shown to be wrong, by id of the control. */
  readonly problems: FormProblems;
  readonly options: CheckoutOptions;
}

const FormContext = createContext<CheckoutForm | null>(null);
export const FormProvider = FormContext;

export function useCheckoutForm(): CheckoutForm {
  const form = use(FormContext);
  if (!form) throw new Error('a field of the checkout stands outside its form');
  return form;
}

/** Id of the form; its button may be outside of it. */
export const checkoutFormId = 'cassa';
