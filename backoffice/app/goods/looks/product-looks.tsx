import { activityOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import {
  saveVariantPicturesOperation,
  variantPicturesOperation,
} from '@casamaestra/contract/staff/staff-pictures.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Select } from '@casamaestra/ui/input.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UndoButton } from '../../activity/undo-button.tsx';
import { callStaff } from '../../platform/call-staff.ts';
import { Failure } from '../../platform/failure.tsx';
import { useLeaveQuestion } from '../../platform/leave-question.ts';
import { queryClient, reading } from '../../platform/queries.ts';
import { texts } from '../../platform/texts.ts';
import { ScreenPart } from '../../shell/part.tsx';
import { useUnsavedPart } from '../../together/unsaved-parts.tsx';
import css from '../goods.module.css';
import { LookOfValue } from './look-of-value.tsx';
import {
  groupsOf,
  labelsOfLooks,
  lookLabel,
  type LookPicture,
  savedLooks,
  type TypedLooks,
  type VariantLooks,
} from './variant-looks.ts';

const looksQuery = (id: number) => reading(variantPicturesOperation, { id });

/** Pictures of the colours of a product: its page and its card in the shop follow the one that is chosen. */
export function ProductLooks({ product, mayEdit }: { product: StaffProduct; mayEdit: boolean }) {
  const { looks: words } = texts();
  const { data } = useQuery(looksQuery(product.id));
  if (data === undefined || data.length < 2 || labelsOfLooks(data).length === 0) return null;
  return (
    <ScreenPart title={words.title}>
      <p className={css.soft}>{words.text}</p>
      <fieldset disabled={!mayEdit} className={css.form}>
        <LooksForm key={product.id} product={product} now={data} />
      </fieldset>
    </ScreenPart>
  );
}

/** What is typed, over what was seen when typing began, also when it is read again below. */
function useLooks(id: number, now: VariantLooks) {
  const [held, setHeld] = useState<VariantLooks>();
  const [typed, setTyped] = useState<TypedLooks>(new Map());
  const [label, setLabel] = useState(() => lookLabel(now));
  const groups = groupsOf(held ?? now, label);
  const variants = savedLooks(groups, typed);
  const forget = () => {
    setHeld(undefined);
    setTyped(new Map());
  };
  const saved = useMutation({
    mutationFn: () => callStaff(saveVariantPicturesOperation, { id, variants }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: looksQuery(id).queryKey });
      forget();
      void queryClient.invalidateQueries({ queryKey: [activityOperation.name] });
    },
  });
  const type = (value: string, pictures: readonly LookPicture[]) => {
    if (held === undefined) setHeld(now);
    setTyped((before) => new Map(before).set(value, pictures));
    saved.reset();
  };
  const [isTried, setTried] = useState(false);
  const save = async () => {
    setTried(true);
    if ([...typed.values()].flat().some(({ alt }) => alt.trim() === '')) return false;
    // Why it was refused is shown below the form.
    return saved.mutateAsync().then(
      () => true,
      () => false,
    );
  };
  useLeaveQuestion(variants.length > 0);
  const sections = variants.length > 0 ? [texts().looks.title] : [];
  useUnsavedPart('looks', { sections, save, discard: forget });
  return { label, setLabel, groups, variants, typed, type, forget, saved, isTried, save };
}

function LooksForm({ product, now }: { product: StaffProduct; now: VariantLooks }) {
  const { looks: words, goods } = texts();
  const { label, setLabel, groups, variants, typed, type, forget, saved, isTried, save } = useLooks(
    product.id,
    now,
  );
  const change = saved.data?.change ?? null;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (variants.length > 0) void save();
      }}
    >
      {labelsOfLooks(now).length > 1 && (
        <Field label={words.by}>
          {(control) => (
            <Select
              {...control}
              value={label}
              disabled={variants.length > 0}
              onChange={({ target }) => setLabel(target.value)}
            >
              {labelsOfLooks(now).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {groups.map((group) => (
        <LookOfValue
          key={`${label} ${group.value}`}
          product={product}
          group={group}
          pictures={typed.get(group.value) ?? group.pictures}
          isTried={isTried}
          onChange={(pictures) => type(group.value, pictures)}
        />
      ))}
      <Failure error={saved.error} id="looks-failure" />
      <p className={css.row}>
        <Button type="submit" size="s" disabled={variants.length === 0} busy={saved.isPending}>
          {words.save}
        </Button>
        {variants.length > 0 && (
          <Button size="s" variant="quiet" onClick={forget}>
            {goods.discard}
          </Button>
        )}
        <span role="status">{saved.isSuccess && goods.saved}</span>
        {change !== null && <UndoButton key={change} id={change} act={words.change} />}
      </p>
    </form>
  );
}
