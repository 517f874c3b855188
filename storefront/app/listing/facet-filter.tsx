import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { number } from '@casamaestra/texts/format/number.ts';
import { useLocale, useMessages } from '../i18n/use-messages.ts';
import { controlledDefault } from './controlled-default.ts';
import css from './filter-panel.module.css';
import type { FacetView } from './listing-view.ts';

/** Values beyond this number are collapsed under "show N more". */
const valuesShown = 8;

type FacetFilterProps = {
  facet: FacetView;
  chosen: readonly string[];
  open: boolean;
  name?: string | undefined;
  folded?: boolean;
  /** What its words are written in, when that is not the language of the page. */
  lang?: string | undefined;
};

/** Values of one feature with their counts; products with any of the chosen values match. */
export function FacetFilter({ facet, chosen, open, name, folded, lang }: FacetFilterProps) {
  const { listing } = useMessages();
  const locale = useLocale();
  const first = facet.values.slice(0, valuesShown);
  const rest = facet.values.slice(valuesShown);
  const values = (list: FacetView['values']) =>
    list.map(([value, count, text = value, swatch]) => (
      <FacetValue
        key={value}
        name={`f_${facet.code}`}
        value={value}
        text={text}
        count={count}
        swatch={swatch}
        checked={chosen.includes(value)}
      />
    ));
  return (
    <Disclosure
      summary={facet.label}
      note={chosen.length > 0 ? String(chosen.length) : undefined}
      name={name}
      open={open || (!folded && chosen.length > 0)}
    >
      <div role="group" aria-label={facet.label} lang={lang}>
        {rest.length > 0 && (
          <input
            type="search"
            className={css.narrow}
            data-narrow=""
            aria-label={listing.narrow(facet.label)}
            placeholder={listing.narrow(facet.label)}
          />
        )}
        {values(first)}
        {rest.length > 0 && (
          <details className={css.more} open={rest.some(([value]) => chosen.includes(value))}>
            <summary lang={lang && locale}>{listing.more(rest.length)}</summary>
            {values(rest)}
          </details>
        )}
      </div>
    </Disclosure>
  );
}

type FacetValueProps = {
  name: string;
  value: string;
  text: string;
  count: number;
  swatch?: string | undefined;
  checked: boolean;
};

function FacetValue({ name, value, text, count, swatch, checked }: FacetValueProps) {
  const locale = useLocale();
  return (
    <Checkbox
      name={name}
      value={value}
      label={
        swatch ? (
          <>
            <span className={css.swatch} style={{ background: swatch }} />
            {text}
          </>
        ) : (
          text
        )
      }
      disabled={count === 0 && !checked}
      note={number(count, locale)}
      {...controlledDefault(checked)}
    />
  );
}
