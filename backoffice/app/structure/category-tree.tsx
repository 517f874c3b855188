import type { StaffCategory } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { VisuallyHidden } from '@casamaestra/ui/visually-hidden.tsx';
import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './structure.module.css';

interface CategoryTreeProps {
  rows: readonly StaffCategory[];
  /** All are open until somebody closes one. */
  isAllOpen: boolean;
  chosen: number | undefined;
  onChoose: (id: number) => void;
}

interface Shown {
  readonly row: StaffCategory;
  readonly level: number;
  readonly isOpen: boolean | undefined;
}

/** The lines of the tree from top to bottom, without those in closed ones. */
function linesOf(rows: readonly StaffCategory[], isOpened: (id: number) => boolean): readonly Shown[] {
  const inside = Map.groupBy(rows, (row) => row.parent_id);
  const below = (parent: number | null, level: number): Shown[] =>
    (inside.get(parent) ?? []).flatMap((row) => {
      const isOpen = inside.has(row.id) ? isOpened(row.id) : undefined;
      return [{ row, level, isOpen }, ...(isOpen === true ? below(row.id, level + 1) : [])];
    });
  return below(null, 1);
}

/** Where a key leads from a line (WAI-ARIA Authoring Practices, tree view). */
function stepOf(key: string, lines: readonly Shown[], at: number): number | undefined {
  const line = lines[at];
  if (key === 'ArrowDown') return Math.min(at + 1, lines.length - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return lines.length - 1;
  if (key === 'ArrowRight' && line?.isOpen === true) return at + 1;
  if (key === 'ArrowLeft' && line?.isOpen !== true)
    return lines.findIndex(({ row }) => row.id === line?.row.parent_id);
  return undefined;
}

/** The next line whose name begins with a letter. */
const lineWith = (letter: string, lines: readonly Shown[], at: number): number => {
  const begins = ({ row }: Shown) => row.label.toLowerCase().startsWith(letter.toLowerCase());
  const after = lines.findIndex((line, index) => index > at && begins(line));
  return after === -1 ? lines.findIndex(begins) : after;
};

/** The tree of categories, walked by arrow keys; right opens, left closes, Enter chooses. */
export function CategoryTree({ rows, isAllOpen, chosen, onChoose }: CategoryTreeProps) {
  const { category } = texts().structure;
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map());
  const above = useMemo(() => ancestorsOf(chosen, byId), [byId, chosen]);
  const lines = linesOf(rows, (id) => turned.get(id) ?? (isAllOpen || above.has(id)));
  const [focused, setFocused] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const current = lines.some(({ row }) => row.id === focused) ? focused : (chosen ?? lines[0]?.row.id);
  const turn = (id: number, isOpen: boolean) => setTurned(new Map(turned).set(id, isOpen));
  const focus = (index: number) => {
    const line = lines[index];
    if (line === undefined) return;
    setFocused(line.row.id);
    list.current?.querySelector<HTMLElement>(`[data-id="${line.row.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = lines.findIndex(({ row }) => row.id === current);
    const line = lines[at];
    if (line === undefined) return;
    const step = stepOf(key, lines, at);
    const isLetter = /^[\p{L}\p{N}]$/u.test(key);
    if (step === undefined && !isLetter && !['ArrowRight', 'ArrowLeft', 'Enter', ' '].includes(key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) focus(step);
    else if (key === 'Enter' || key === ' ') onChoose(line.row.id);
    else if (isLetter) focus(lineWith(key, lines, at));
    else if (line.isOpen !== undefined) turn(line.row.id, key === 'ArrowRight');
  };
  const onClick = (event: MouseEvent<HTMLUListElement>) => {
    const target = event.target as Element;
    const id = Number(target.closest<HTMLElement>('[data-id]')?.dataset['id']);
    const line = lines.find(({ row }) => row.id === id);
    if (line === undefined) return;
    if (target.closest('[data-turn]') !== null) turn(id, line.isOpen !== true);
    else onChoose(id);
  };
  return (
    <ul
      ref={list}
      role="tree"
      aria-label={category.tree}
      className={css.tree}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {lines.map((line) => (
        <TreeLine
          key={line.row.id}
          line={line}
          isChosen={line.row.id === chosen}
          isCurrent={line.row.id === current}
          onFocus={setFocused}
        />
      ))}
    </ul>
  );
}

interface TreeLineProps {
  line: Shown;
  isChosen: boolean;
  isCurrent: boolean;
  onFocus: (id: number) => void;
}

function TreeLine({ line: { row, level, isOpen }, isChosen, isCurrent, onFocus }: TreeLineProps) {
  const { category } = texts().structure;
  const counts = category.counts(counted(row.products), counted(row.products_below));
  return (
    <li
      role="treeitem"
      data-id={row.id}
      aria-level={level}
      aria-expanded={isOpen}
      aria-selected={isChosen}
      tabIndex={isCurrent ? 0 : -1}
      className={css.item}
      onFocus={() => onFocus(row.id)}
    >
      <div className={css.node} style={{ paddingInlineStart: `${(level - 1) * 1.25}rem` }}>
        <span className={css.turn} {...(isOpen !== undefined && { 'data-turn': '' })}>
          {isOpen !== undefined && <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />}
        </span>
        <span>{row.label}</span>
        <span className={css.count}>
          <span aria-hidden="true">{counted(row.products_below)}</span>
          <VisuallyHidden>{`, ${counts}`}</VisuallyHidden>
        </span>
      </div>
    </li>
  );
}

/** Categories above the chosen one are open until somebody closes them. */
function ancestorsOf(
  chosen: number | undefined,
  byId: ReadonlyMap<number, StaffCategory>,
): ReadonlySet<number> {
  const above = new Set<number>();
  for (let at = byId.get(chosen ?? 0)?.parent_id ?? null; at !== null; at = byId.get(at)?.parent_id ?? null)
    above.add(at);
  return above;
}
