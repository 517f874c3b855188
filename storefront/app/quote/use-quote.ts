import type { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import type { Quote, QuoteInput } from '@casamaestra/contract/cart/quote.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callService } from '../platform/service-call.ts';

export interface QuoteState {
  /** The last quote; null before the first. */
  readonly quote: Quote | null;
  /** `current`: the quote matches the present input. */
  readonly status: 'asking' | 'current' | 'failed';
  /** The service's message when it refused to quote. */
  readonly message: string | null;
  readonly retry: () => void;
}

interface Answer {
  readonly asked: string;
  readonly quote: Quote | null;
  readonly message: string | null;
}

const noAnswer: Answer = { asked: '', quote: null, message: null };
const typingPauseMs = 250;

/** Requests a quote whenever the input changes; none for null. `onQuote` is called with every new quote. */
export function useQuote(input: QuoteInput | null, onQuote: (quote: Quote) => void): QuoteState {
  const [answer, setAnswer] = useState(noAnswer);
  const [quote, setQuote] = useState<Quote | null>(null);
  const [round, setRound] = useState(0);
  const tell = useEffectEvent((found: Quote) => {
    setQuote(found);
    onQuote(found);
  });
  const begun = useRef(false);
  const asked = input === null ? '' : `${round} ${JSON.stringify(input)}`;
  useEffect(() => {
    if (asked === '') return undefined;
    const leaving = new AbortController();
    // The initial input was not just typed: no pause.
    const pauseMs = begun.current ? typingPauseMs : 0;
    begun.current = true;
    const timer = window.setTimeout(() => {
      const wanted = JSON.parse(asked.slice(asked.indexOf(' '))) as QuoteInput;
      callService<typeof quoteOperation>('casamaestra.cart.quote', wanted, leaving.signal)
        .then((outcome) => {
          if (leaving.signal.aborted) return;
          if (outcome.ok) {
            setAnswer({ asked, quote: outcome.value, message: null });
            tell(outcome.value);
          } else setAnswer({ asked, quote: null, message: outcome.refusal.message });
        })
        .catch((error: unknown) => {
          if (leaving.signal.aborted) return;
          console.warn('the cart could not be priced', error);
          setAnswer({ asked, quote: null, message: null });
        });
    }, pauseMs);
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, [asked]);
  const retry = (): void => setRound((value) => value + 1);
  const current = answer.asked === asked;
  const status = !current ? 'asking' : answer.quote ? 'current' : 'failed';
  return { quote, status, message: current ? answer.message : null, retry };
}
