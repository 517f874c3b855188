import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import css from './tabs.module.css';

type TabsProps = { label: string; tabs: readonly { label: string; content: ReactNode }[] };

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs for alternatives of which one at a time is enough. All panels stay in the page. */
export const Tabs = ({ label, tabs }: TabsProps) => {
  const [selected, select] = useState(0);
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(selected, tabs.length);
    select(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className={css.list} onKeyDown={move}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}t${index}`}
            className={css.tab}
            aria-selected={index === selected}
            aria-controls={`${id}p${index}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}p${index}`}
          aria-labelledby={`${id}t${index}`}
          tabIndex={0}
          hidden={index !== selected}
          className={css.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
};
