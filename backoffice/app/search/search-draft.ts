import type { UnsavedRules } from '@casamaestra/contract/staff/staff-search.operations.ts';

/** A group of synonyms that is written; `before`: the one that is changed, null: a new one. */
export interface GroupDraft {
  readonly before: readonly string[] | null;
  readonly text: string;
}

export interface PinnedProduct {
  readonly code: string;
  readonly name: string;
}

/** What a query shall show first; `before`: the codes it shows first now. */
export interface PinDraft {
  readonly query: string;
  readonly before: readonly string[];
  readonly products: readonly PinnedProduct[];
}

/** What is written on the screen and not saved. */
export interface SearchDraft {
  readonly group: GroupDraft;
  readonly pin: PinDraft;
}

export const noGroup: GroupDraft = { before: null, text: '' };
export const noPin: PinDraft = { query: '', before: [], products: [] };

/** The words of a group as they are typed, each once. */
export const groupTermsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((term) => term.trim())
      .filter((term) => term !== ''),
  ),
];

/** What is wrong with a group as it is typed. */
export function groupFault(text: string): 'short' | 'signs' | undefined {
  if (/[=>:#]/.test(text)) return 'signs';
  return groupTermsOf(text).length < 2 ? 'short' : undefined;
}

const sameAs = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

export const isPinChanged = ({ before, products }: PinDraft): boolean =>
  !sameAs(
    before,
    products.map(({ code }) => code),
  );

/** The draft as a trial takes it; what is not sound yet is left out. */
export function unsavedOf({ group, pin }: SearchDraft): UnsavedRules {
  const after = groupTermsOf(group.text);
  const isGroup = groupFault(group.text) === undefined && !sameAs(after, group.before ?? []);
  const query = pin.query.trim();
  return {
    ...(isGroup && { synonyms: { before: group.before === null ? null : [...group.before], after } }),
    ...(query !== '' &&
      isPinChanged(pin) && { pin: { query, products: pin.products.map(({ code }) => code) } }),
  };
}
