import type { ComboboxOption } from '@casamaestra/ui/combobox.tsx';

/** The number that a choice stands for; null: none. */
export const chosenId = (value: string): number | null => (value === '' ? null : Number(value));

/**
 * Options with the one that is chosen, named as the product names it, where it is not among them: they are not known
 * yet, belong to who may choose, or are so many that they end before it.
 */
export function withChosen(
  options: readonly ComboboxOption[] = [],
  { id, label }: { readonly id: number | null; readonly label: string | null },
): readonly ComboboxOption[] {
  if (id === null || options.some(({ value }) => value === String(id))) return options;
  return [...options, { value: String(id), label: label ?? '…' }];
}
