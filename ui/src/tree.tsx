import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { ancestorsOf, linesOf, lineWith, stepOf } from './tree-lines.ts';
import type { TreeItem, TreeLine } from './tree-lines.ts';
import css from './tree.module.css';

interface TreeProps<Item extends TreeItem> {
  label: string;
  items: readonly Item[];
  /** All are open until somebody closes one; otherwise those above the chosen one. */
  isAllOpen: boolean;
  chosen: number | undefined;
  onChoose: (id: number) => void;
  /** What stands at the end of a line. */
  end?: (item: Item) => ReactNode;
  className?: string | undefined;
}

/** A tree walked by arrow keys: right opens, left closes, a letter finds, Enter chooses. */
export function Tree<Item extends TreeItem>(props: TreeProps<Item>) {
  const { items, isAllOpen, chosen, onChoose, end } = props;
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map());
  const above = useMemo(() => ancestorsOf(chosen, items), [items, chosen]);
  const lines = linesOf(items, (id) => turned.get(id) ?? (isAllOpen || above.has(id)));
  const [focused, setFocused] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const current = lines.some(({ item }) => item.id === focused) ? focused : (chosen ?? lines[0]?.item.id);
  const turn = (id: number, isOpen: boolean) => setTurned(new Map(turned).set(id, isOpen));
  const focus = (index: number) => {
    const line = lines[index];
    if (line === undefined) return;
    setFocused(line.item.id);
    list.current?.querySelector<HTMLElement>(`[data-id="${line.item.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = lines.findIndex(({ item }) => item.id === current);
    const line = lines[at];
    if (line === undefined) return;
    const step = stepOf(key, lines, at);
    const isLetter = /^[\p{L}\p{N}]$/u.test(key);
    if (step === undefined && !isLetter && !['ArrowRight', 'ArrowLeft', 'Enter', ' '].includes(key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) focus(step);
    else if (key === 'Enter' || key === ' ') onChoose(line.item.id);
    else if (isLetter) focus(lineWith(key, lines, at));
    else if (line.isOpen !== undefined) turn(line.item.id, key === 'ArrowRight');
  };
  const onClick = (event: MouseEvent<HTMLUListElement>) => {
    const target = event.target as Element;
    const id = Number(target.closest<HTMLElement>('[data-id]')?.dataset['id']);
    const line = lines.find(({ item }) => item.id === id);
    if (line === undefined) return;
    if (target.closest('[data-turn]') !== null) turn(id, line.isOpen !== true);
    else onChoose(id);
  };
  return (
    <ul
      ref={list}
      role="tree"
      aria-label={props.label}
      className={classes(css.tree, props.className)}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {lines.map((line) => (
        <Line
          key={line.item.id}
          line={line}
          isChosen={line.item.id === chosen}
          isCurrent={line.item.id === current}
          onFocus={setFocused}
        >
          {end?.(line.item)}
        </Line>
      ))}
    </ul>
  );
}

interface LineProps {
  line: TreeLine<TreeItem>;
  isChosen: boolean;
  isCurrent: boolean;
  onFocus: (id: number) => void;
  children: ReactNode;
}

function Line({ line: { item, level, isOpen }, isChosen, isCurrent, onFocus, children }: LineProps) {
  return (
    <li
      role="treeitem"
      data-id={item.id}
      aria-level={level}
      aria-expanded={isOpen}
      aria-selected={isChosen}
      tabIndex={isCurrent ? 0 : -1}
      className={css.item}
      onFocus={() => onFocus(item.id)}
    >
      <div className={css.node} style={{ paddingInlineStart: `${(level - 1) * 1.25}rem` }}>
        <span className={css.turn} {...(isOpen !== undefined && { 'data-turn': '' })}>
          {isOpen !== undefined && <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />}
        </span>
        <span>{item.name}</span>
        {children !== undefined && <span className={css.end}>{children}</span>}
      </div>
    </li>
  );
}
