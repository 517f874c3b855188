import { activityOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import {
  saveProductOperation,
  staffProductOperation,
  type StaffProduct,
} from '@casamaestra/contract/staff/goods.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { useState } from 'react';
import { callStaff, Refused } from '../platform/call-staff.ts';
import { useLeaveQuestion } from '../platform/leave-question.ts';
import { queryClient } from '../platform/queries.ts';
import { useDraftLeft, useKeepDraft } from '../together/use-kept-draft.ts';
import { useUnsavedPart, useUnsavedParts } from '../together/unsaved-parts.tsx';
import { productQuery } from './goods-queries.ts';
import {
  changesOf,
  featureIn,
  type ProductChanges,
  type TypeField,
  type UpdateFields,
  withFresh,
} from './product-changes.ts';
import { changedSections, changesIn, type ProductSection, sectionTitle } from './product-sections.ts';

interface TypedOver {
  /** What stood there when it was typed over. */
  readonly seen: ProductFields;
  readonly draft: Partial<ProductFields>;
}

/** Why sections were not saved. */
export type Faults = Readonly<Partial<Record<ProductSection, unknown>>>;

const without = (draft: Partial<ProductFields>, gone: (field: keyof ProductFields) => boolean) =>
  Object.fromEntries(
    Object.entries(draft).filter(([field]) => !gone(field as keyof ProductFields)),
  ) as Partial<ProductFields>;

/** What is typed, each field over what was seen when it was typed into; the others are as the product is read now. */
function useTypedProduct(product: StaffProduct) {
  const record = `product ${product.id}`;
  const left = useDraftLeft<TypedOver>(record);
  const [over, put] = useState<TypedOver>({
    seen: { ...product.fields, ...left?.draft.seen },
    draft: left?.draft.draft ?? {},
  });
  const seenBelow = ({ seen: then, draft }: TypedOver): ProductFields => ({
    ...product.fields,
    ...without(then, (field) => !(field in draft)),
  });
  const { draft } = over;
  const seen = seenBelow(over);
  const typed = { ...seen, ...draft };
  const changes = changesOf(seen, typed);
  const isTyped = Object.keys(changes).length > 0;
  useLeaveQuestion(isTyped);
  useKeepDraft(record, isTyped ? { seen, draft } : undefined);
  const update: UpdateFields = (change) =>
    put((now) => {
      const below = seenBelow(now);
      return { seen: below, draft: { ...now.draft, ...change({ ...below, ...now.draft }) } };
    });
  const type: TypeField = (change) => update(() => change);
  return { record, left, seen, draft, put, typed, changes, type, update };
}

type Typed = ReturnType<typeof useTypedProduct>;

/** Saves some fields. What was typed into them meanwhile, and into others, stays with what was seen there. */
async function saveFields(id: number, changes: ProductChanges, { draft, put }: Typed): Promise<void> {
  const next = await callStaff(saveProductOperation, { id, changes });
  put((now) => {
    const open = without(now.draft, (field) => field in changes && now.draft[field] === draft[field]);
    const stillSeen = without(now.seen, (field) => !(field in open) || field in changes);
    return { seen: { ...next.fields, ...stillSeen }, draft: open };
  });
  queryClient.setQueryData(productQuery(id).queryKey, next);
  void queryClient.invalidateQueries({ queryKey: [activityOperation.name] });
}

/** All at once, as one change in the log; where that is refused each section alone, so that the others are saved. */
async function saveSections(id: number, changes: ProductChanges, typed: Typed): Promise<Faults> {
  const sections = changedSections(changes);
  const [first] = sections;
  try {
    await saveFields(id, changes, typed);
    return {};
  } catch (error) {
    if (first === undefined) return {};
    if (sections.length === 1 || !(error instanceof Refused)) return { [first]: error };
  }
  const faults: Partial<Record<ProductSection, unknown>> = {};
  for (const section of sections) {
    try {
      await saveFields(id, changesIn(changes, section), typed);
    } catch (error) {
      faults[section] = error;
    }
  }
  return faults;
}

/** The form of a product: what is typed, saving it, and settling fields that somebody else has changed meanwhile. */
export function useProductForm(product: StaffProduct) {
  const { id } = product;
  const typed = useTypedProduct(product);
  const [faults, setFaults] = useState<Faults>({});
  const { tell, saveAll } = useUnsavedParts();
  const save = async (changes: ProductChanges): Promise<boolean> => {
    const cleared = Object.fromEntries(changedSections(changes).map((section) => [section, undefined]));
    setFaults((before) => ({ ...before, ...cleared }));
    const found = await saveSections(id, changes, typed);
    setFaults((before) => ({ ...before, ...found }));
    return Object.keys(found).length === 0;
  };
  // What was seen may be days old.
  const discard = () => {
    typed.put({ seen: product.fields, draft: {} });
    setFaults({});
  };
  const settle = async (section: ProductSection, field: string, isMine: boolean) => {
    const fresh = await callStaff(staffProductOperation, { id });
    queryClient.setQueryData(productQuery(id).queryKey, fresh);
    const seen = withFresh(typed.seen, fresh.fields, field);
    const theirs = () =>
      featureIn(field) === undefined
        ? without(typed.draft, (one) => one === field)
        : withFresh(typed.draft, fresh.fields, field);
    const draft = isMine ? typed.draft : theirs();
    typed.put({ seen, draft });
    setFaults((before) => ({ ...before, [section]: undefined }));
    const left = changesIn(changesOf(seen, { ...seen, ...draft }), section);
    if (Object.keys(left).length > 0) tell(await save(left));
  };
  useUnsavedPart('product', {
    sections: changedSections(typed.changes).map(sectionTitle),
    save: () => save(typed.changes),
    discard,
  });
  return { ...typed, faults, discard, settle, saveAll };
}
