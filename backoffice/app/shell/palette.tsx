import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { paletteOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
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
import { openKeys, openPalette } from './open-dialogs.ts';
import { screensOf } from './screens.ts';

type Found = OperationOutput<typeof paletteOperation>[number];

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

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
  const goods = listed('variant', 'stock', 'store', '/magazzino?sku=');
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
        { title: palette.actions, items: fitting },
      ].filter(({ items }) => items.length > 0)}
      status={found.isFetching ? palette.looking : found.error ? failureText(found.error) : palette.nothing}
    />
  );
}
