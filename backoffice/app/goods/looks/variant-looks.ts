import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  saveVariantPicturesOperation,
  variantPicturesOperation,
} from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';

export type VariantLooks = OperationOutput<typeof variantPicturesOperation>;
type Look = VariantLooks[number];
export type LookPicture = { readonly hash: string; readonly alt: string };

const saidBy = ({ pictures }: Look): LookPicture[] => pictures.map(({ hash, alt }) => ({ hash, alt }));
const valueOf = ({ options }: Look, label: string): string | undefined =>
  options.find((option) => option.label === label)?.value;

/** What the variants differ in, in the order of the page. */
export const labelsOfLooks = (looks: VariantLooks): readonly string[] => [
  ...new Set(looks.flatMap(({ options }) => options.map(({ label }) => label))),
];

/** The label that tells pictures apart: the one by whose values those there are differ, else the first. */
export function lookLabel(looks: VariantLooks): string {
  const labels = labelsOfLooks(looks);
  const said = (look: Look) => JSON.stringify(saidBy(look));
  const tells = (label: string) => {
    const byValue = Map.groupBy(looks, (look) => valueOf(look, label));
    const isOne = [...byValue.values()].every((some) => new Set(some.map(said)).size === 1);
    return isOne && new Set(looks.map(said)).size > 1 && byValue.size > 1;
  };
  return labels.find(tells) ?? labels[0] ?? '';
}

/** The variants that have one value, with the pictures they share. */
export interface LookGroup {
  readonly value: string;
  readonly looks: VariantLooks;
  /** Of the first of them. */
  readonly pictures: readonly LookPicture[];
  /** They do not all have the same. */
  readonly isMixed: boolean;
}

export const groupsOf = (looks: VariantLooks, label: string): readonly LookGroup[] =>
  [...Map.groupBy(looks, (look) => valueOf(look, label) ?? '')].map(([value, some]) => ({
    value,
    looks: some,
    pictures: some[0] === undefined ? [] : saidBy(some[0]),
    isMixed: new Set(some.map((look) => JSON.stringify(saidBy(look)))).size > 1,
  }));

export type TypedLooks = ReadonlyMap<string, readonly LookPicture[]>;

/** What is sent: all variants of a value whose pictures were typed over, each with what was seen of it. */
export const savedLooks = (
  groups: readonly LookGroup[],
  typed: TypedLooks,
): OperationInput<typeof saveVariantPicturesOperation>['variants'] =>
  groups.flatMap(({ value, looks }) => {
    const to = typed.get(value)?.map(({ hash, alt }) => ({ hash, alt: alt.trim() }));
    if (to === undefined) return [];
    return looks
      .map((look) => ({ sku: look.sku, from: saidBy(look), to }))
      .filter(({ from }) => JSON.stringify(from) !== JSON.stringify(to));
  });
