import type { ComboboxOption } from '@casamaestra/ui/combobox.tsx';

/** The number that a choice stands for; null: none. */
export const chosenId = (value: string): number | null => (value === '' ? null : Number(value));

/** Options; while they are not known, or for who may not choose, what is chosen alone, as the product names it. */
export const withChosen = (
  options: readonly ComboboxOption[] | undefined,
  chosen: { readonly id: number | null; readonly label: string | null },
): readonly ComboboxOption[] =>
  options ?? (chosen.id === null ? [] : [{ value: String(chosen.id), label: chosen.label ?? '…' }]);
