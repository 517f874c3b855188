import type { checkoutOptionsOperation } from '@casamaestra/contract/checkout/checkout.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { useEffect, useState } from 'react';
import { readService } from '../platform/service-call.ts';

export type CheckoutOptions = OperationOutput<typeof checkoutOptionsOperation>;

/** Used until the service has answered or failed. */
export const assumedOptions: CheckoutOptions = {
  payment_methods: ['card', 'transfer'],
  default_payment_method: 'card',
  card_form: false,
  wallets: [],
  countries: [{ code: 'IT', name: 'Italia' }],
  sandbox: false,
};

const retryAfterMs = 5000;

/** Payment methods, countries and whether payments are in test mode. */
export function useCheckoutOptions(): CheckoutOptions {
  const [options, setOptions] = useState(assumedOptions);
  useEffect(() => {
    const leaving = new AbortController();
    let timer = 0;
    const ask = (): void => {
      readService<typeof checkoutOptionsOperation>('casamaestra.checkout.options', {}, leaving.signal)
        .then(setOptions)
        .catch((error: unknown) => {
          if (leaving.signal.aborted) return;
          console.warn('the options of the checkout could not be read', error);
          setOptions((known) => (known === assumedOptions ? { ...assumedOptions } : known));
          timer = window.setTimeout(ask, retryAfterMs);
        });
    };
    ask();
    return () => {
      leaving.abort();
      window.clearTimeout(timer);
    };
  }, []);
  return options;
}
