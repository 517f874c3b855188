import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { paletteOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { StaffMe } from '@casamaestra/contract/staff/sign-in.operations.ts';
import { contentListOperation } from '@casamaestra/contract/staff/staff-content.operations.ts';
import type { Subject } from '@casamaestra/contract/staff/permissions.ts';
import { CommandPalette, type Command } from '@casamaestra/ui/command-palette.tsx';
import type { IconName } from '@casamaestra/ui/icon-paths.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from './me.ts';
import { recordKindOf, openedRecords } from './opened-records.ts';
import { openKeys, openPalette } from './open-dialogs.ts';
import { actionsOf } from './palette-actions.ts';
import { screensOf } from './screens.ts';

type ContentRow = OperationOutput<typeof contentListOperation>[number];
type Found = OperationOutput<typeof paletteOperation>[number];

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const CONTENTS_MOST = 8;

/** Contents whose title or file has what was typed. */
function useContents(asked: string, me: StaffMe): readonly ContentRow[] {
  const { data = [] } = useQuery({
    ...reading(contentListOperation, {}),
    enabled: asked.length > 1 && !me.must_enrol && may(me, 'content', 'view'),
  });
  if (asked.length < 2) return [];
  const word = plain(asked);
  return data.filter(({ title, file }) => plain(`${title} ${file}`).includes(word)).slice(0, CONTENTS_MOST);
}

type Go = (to: string) => () => void;

const toContent = ({ file, title }: ContentRow, go: Go): Command => ({
  id: `content ${file}`,
  title: title === '' ? file : title,
  detail: file,
  icon: 'document',
  run: go(`/contenuti/modifica?file=${encodeURIComponent(file)}`),
});

/** What was opened last, as far as the person still sees it. */
const recentOf = (me: StaffMe, asked: string, go: Go): readonly Command[] =>
  openedRecords(me.id).flatMap(({ to, title }): Command[] => {
    const kind = recordKindOf(to);
    const isShown =
      kind !== undefined && may(me, kind.subject, 'view') && plain(title).includes(plain(asked));
    return isShown ? [{ id: `opened ${to}`, title, icon: kind.icon, run: go(to) }] : [];
  });

/** Records and actions in one field; only what the person may see. */
export function Palette() {
  const { shell } = texts();
  const { palette } = shell;
  const me = useMe();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const found = useQuery({
    ...reading(paletteOperation, { text: asked }),
    enabled: asked.length > 1 && !me.must_enrol,
    placeholderData: keepPreviousData,
  });
  const go = (to: string) => () => void navigate(to);
  const actions: readonly Command[] = [
    ...screensOf(me).map(({ name, to, icon, key }) => ({
      id: to,
      title: shell.screens[name],
      icon,
      keys: `G ${key.toUpperCase()}`,
      run: go(to),
    })),
    ...actionsOf(me).map(({ title, to, icon }) => ({ id: to, title, icon, run: go(to) })),
    { id: 'account', title: shell.screens.account, icon: 'shield', run: go('/accesso') },
    { id: 'keys', title: shell.keys.title, icon: 'info', keys: '?', run: () => openKeys.set(true) },
  ];
  const fitting = actions.filter(({ title }) => plain(title).includes(plain(asked)));
  const records = asked.length > 1 ? (found.data ?? []) : [];
  const listed = (kind: Found['kind'], subject: Subject, icon: IconName, path: string) =>
    records
      .filter((record) => record.kind === kind && may(me, subject, 'view'))
      .map(({ id, title, detail }): Command => ({
        id: `${kind} ${id}`,
        title,
        detail,
        icon,
        run: go(path + encodeURIComponent(id)),
      }));
  const rows = listed('order', 'orders', 'box', '/ordini/');
  const people = listed('customer', 'customers', 'user', '/clienti/');
  // Who sees no stock sees the product.
  const toVariant = may(me, 'stock', 'view') ? '/magazzino?sku=' : '/prodotti?q=';
  const goods = listed('variant', 'products', 'store', toVariant);
  const contents = useContents(asked, me).map((content) => toContent(content, go));
  const recent = recentOf(me, asked, go);
  return (
    <CommandPalette
      open
      onClose={() => openPalette.set(false)}
      label={palette.open}
      placeholder={palette.placeholder}
      text={text}
      onText={setText}
      groups={[
        { title: palette.records, items: rows },
        { title: palette.customers, items: people },
        { title: palette.goods, items: goods },
        { title: palette.contents, items: contents },
        { title: palette.recent, items: recent },
        { title: palette.actions, items: fitting },
      ].filter(({ items }) => items.length > 0)}
      status={found.isFetching ? palette.looking : found.error ? failureText(found.error) : palette.nothing}
    />
  );
}
