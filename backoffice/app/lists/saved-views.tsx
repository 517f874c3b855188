import {
  removeViewOperation,
  savedViewsOperation,
  saveViewOperation,
  type SavedView,
} from '@casamaestra/contract/staff/lists.operations.ts';
import { staffRoles } from '@casamaestra/contract/staff/permissions.ts';
import { Button, buttonLook } from '@casamaestra/ui/button.tsx';
import type { Density } from '@casamaestra/ui/data-columns.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import css from './lists.module.css';

/** Which columns a list hides and how high its rows are. */
export interface ListLook {
  readonly hidden: readonly string[];
  readonly density: Density;
}

type SavedViewsProps = {
  list: string;
  look: ListLook;
  onLook: (look: ListLook) => void;
};

/** Filters, columns and density under a name: one's own, a role's, or everybody's. */
export function SavedViews({ list, look, onLook }: SavedViewsProps) {
  const { lists } = texts();
  const id = useId();
  const client = useQueryClient();
  const query = reading(savedViewsOperation, { list });
  const { data: views = [] } = useQuery(query);
  const removed = useMutation({
    mutationFn: (view: SavedView) => callStaff(removeViewOperation, { id: view.id }),
    onSuccess: (left) => client.setQueryData(query.queryKey, left),
  });
  return (
    <div className={css.place}>
      <button type="button" popoverTarget={id} className={buttonLook({ variant: 'secondary', size: 's' })}>
        <Icon name="star" size={16} />
        <span>{lists.saved.label}</span>
      </button>
      <div id={id} popover="auto" className={css.popover}>
        {views.length === 0 && <p className={css.soft}>{lists.saved.none}</p>}
        <ul className={css.views}>
          {views.map((view) => (
            <li key={view.id}>
              <Link to={`?${view.query}`} onClick={() => onLook(view)}>
                {view.name}
                {!view.own && <small> {lists.saved.of(view.who)}</small>}
              </Link>
              {view.removable && (
                <IconButton
                  icon="trash"
                  label={lists.saved.remove(view.name)}
                  onClick={() => removed.mutate(view)}
                />
              )}
            </li>
          ))}
        </ul>
        <Failure error={removed.error} id={`${id}r`} />
        <SaveView list={list} look={look} onSaved={(all) => client.setQueryData(query.queryKey, all)} />
      </div>
    </div>
  );
}

type SaveViewProps = {
  list: string;
  look: ListLook;
  onSaved: (views: SavedView[]) => void;
};

/** What it is called and who sees it; the rest is as the list is now. */
function SaveView({ list, look, onSaved }: SaveViewProps) {
  const { lists, shell } = texts();
  const [address] = useSearchParams();
  const [name, setName] = useState('');
  const [share, setShare] = useState('nobody');
  const me = useMe();
  const mayAll = may(me, 'settings', 'edit');
  const saved = useMutation({
    mutationFn: () => {
      const role = staffRoles.find((one) => one === share) ?? null;
      const sharedWith = role !== null ? 'role' : share === 'everybody' ? 'everybody' : 'nobody';
      return callStaff(saveViewOperation, {
        list,
        name,
        query: address.toString(),
        hidden: [...look.hidden],
        density: look.density,
        shared_with: sharedWith,
        role,
      });
    },
    onSuccess: (views) => {
      setName('');
      onSaved(views);
    },
  });
  return (
    <form
      className={css.save}
      onSubmit={(event) => {
        event.preventDefault();
        saved.mutate();
      }}
    >
      <Field label={lists.saved.name}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={60}
            required
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={lists.saved.share}>
        {(control) => (
          <Select {...control} value={share} onChange={(event) => setShare(event.target.value)}>
            <option value="nobody">{lists.saved.onlyMe}</option>
            {staffRoles
              .filter((role) => mayAll || me.roles.includes(role))
              .map((role) => (
                <option key={role} value={role}>
                  {shell.roles[role]}
                </option>
              ))}
            {mayAll && <option value="everybody">{lists.saved.everybody}</option>}
          </Select>
        )}
      </Field>
      <Failure error={saved.error} />
      <Button type="submit" size="s" busy={saved.isPending}>
        {lists.saved.save}
      </Button>
      <p role="status" className={css.soft}>
        {saved.isSuccess && name === '' ? lists.saved.saved : ''}
      </p>
    </form>
  );
}
