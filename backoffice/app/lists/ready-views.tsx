import { Link } from 'react-router';
import css from './filters.module.css';

type ReadyViewsProps<Name extends string> = {
  label: string;
  /** The first is the whole list. */
  names: readonly Name[];
  texts: Readonly<Record<Name, string>>;
  current: Name;
};

/** Views that a list always has, as links that narrow nothing else. */
export function ReadyViews<Name extends string>({ label, names, texts, current }: ReadyViewsProps<Name>) {
  return (
    <nav aria-label={label}>
      <ul className={css.views}>
        {names.map((name, index) => (
          <li key={name}>
            <Link
              to={index === 0 ? '?' : `?vista=${name}`}
              aria-current={name === current ? 'page' : undefined}
            >
              {texts[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
