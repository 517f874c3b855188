import { Link } from 'react-router';
import { texts } from '../../platform/texts.ts';
import filters from '../../lists/filters.module.css';

/** What can be printed, as the address names it. */
export const papers = ['bolle', 'etichette', 'ddt', 'insieme', 'elenco'] as const;
export type Paper = (typeof papers)[number];

/** Which paper of the same orders is shown. */
export function PaperTabs({ numbers, paper }: { numbers: readonly string[]; paper: Paper }) {
  const { print } = texts().orders;
  return (
    <nav aria-label={print.papersLabel} data-no-print="">
      <ul className={filters.views}>
        {papers.map((name) => (
          <li key={name}>
            <Link
              to={`?${new URLSearchParams({ ordini: numbers.join(','), cosa: name })}`}
              aria-current={name === paper ? 'page' : undefined}
            >
              {print.papers[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
