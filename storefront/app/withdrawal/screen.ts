import type {
  WithdrawalReceipt,
  WithdrawalView,
} from '@casamaestra/contract/withdrawals/withdrawals.operations.ts';
import type { Messages } from '../i18n/messages.ts';

export type WithdrawalProblem = keyof Messages['withdrawal']['problems'];
/** Problems by name of the control. */
export type Problems = Readonly<Record<string, WithdrawalProblem>>;

export interface FindValues {
  readonly name: string;
  readonly order_number: string;
  readonly order_email: string;
}

export interface DeclareValues {
  readonly name: string;
  readonly email: string;
  readonly reason: string;
  /** Pieces by position of the line; missing lines mean everything that is left. */
  readonly pieces: Readonly<Record<string, number>>;
}

/** The state of the page, determined on the server: it works without scripts. */
export type Screen =
  | {
      readonly kind: 'find';
      readonly values: FindValues;
      readonly problems: Problems;
      readonly alert: WithdrawalProblem | null;
    }
  | {
      readonly kind: 'declare';
      readonly view: WithdrawalView;
      readonly values: DeclareValues;
      /** Idempotency key, one per form shown: sending it twice declares once. */
      readonly key: string;
      readonly problems: Problems;
      readonly alert: WithdrawalProblem | null;
    }
  | { readonly kind: 'receipt'; readonly view: WithdrawalView; readonly receipt: WithdrawalReceipt }
  | { readonly kind: 'closed'; readonly view: WithdrawalView };
