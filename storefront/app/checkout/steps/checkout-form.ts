import { createContext, use } from 'react';
import type { CheckoutOptions } from '../../quote/use-options.ts';
import type { FieldId } from '../../draft/draft-problems.ts';
import type { CheckoutDraft } from '../../draft/checkout-draft.ts';

/** What the fields of the checkout share. */
export interface CheckoutForm {
  readonly draft: CheckoutDraft;
  readonly change: (fields: Partial<CheckoutDraft>) => void;
  /** What is wrong with a field, once it has been left or the order was tried. */
  readonly errorOf: (field: FieldId) => string | undefined;
  /** The field was left: from now on its problem is shown. */
  readonly leave: (field: FieldId) => void;
  readonly options: CheckoutOptions;
}

const FormContext = createContext<CheckoutForm | null>(null);
export const FormProvider = FormContext;

export function useCheckoutForm(): CheckoutForm {
  const form = use(FormContext);
  if (!form) throw new Error('a field of the checkout stands outside its form');
  return form;
}

/** The form of the steps: its button may stand beside it. */
export const checkoutFormId = 'cassa';
