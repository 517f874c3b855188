import type { BankTexts } from '@casamaestra/texts/it/service/bank.ts';

/** The value of an offered choice, for parseChoice. */
export type ChoiceValue = keyof BankTexts['choices'];

/** An outcome to choose, on the hosted page and in the card frame. */
export interface OfferedChoice {
  readonly value: ChoiceValue;
  readonly title: string;
  readonly text: string;
}

const usual = ['approved', 'challenge'] as const;
const refusals = ['refused:funds', 'refused:expired', 'refused:cvv', 'refused:generic'] as const;
export const pendingChoices = ['pending', 'pending:approved', 'pending:refused'] as const;
export const troubleChoices = ['slow', 'doubled', 'forged', 'unheard'] as const;

/** What a card can be made to do: the usual outcomes and the refusals. */
export const cardChoices = { usual, refusals } as const;

/** The same for a wallet's app or account. */
export const appChoices = {
  usual: ['approved'],
  refusals: ['refused:funds', 'refused:generic'],
} as const;

/** Choices with their words; those of an app where they differ from a card's. */
export const offered = (
  values: readonly ChoiceValue[],
  texts: BankTexts,
  inApp = false,
): readonly OfferedChoice[] =>
  values.map((value) => {
    const { title, text } = texts.choices[value];
    const ofApp: Readonly<Partial<Record<ChoiceValue, string>>> = texts.appChoices;
    return { value, title, text: (inApp ? ofApp[value] : undefined) ?? text };
  });
