import { pinsMax } from '@casamaestra/contract/content/entries/listed-kinds.ts';
import { searchRulesOperation } from '@casamaestra/contract/staff/staff-search.operations.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { noGroup, noPin } from './search-draft.ts';
import type { PinnedProduct, SearchDraft } from './search-draft.ts';
import { SearchFiguresPart } from './search-figures.tsx';
import { SearchPins } from './search-pins.tsx';
import { SearchSynonyms } from './search-synonyms.tsx';
import { SearchTrial } from './search-trial.tsx';
import css from './search.module.css';

/** What shoppers search for, what the shop adds to the search, and a trial of what is not saved yet. */
export function SearchScreen() {
  const { shell } = texts();
  const { data: rules, error } = useQuery(reading(searchRulesOperation, {}));
  const [draft, setDraft] = useState<SearchDraft>({ group: noGroup, pin: noPin });
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const desk = useRef<HTMLDivElement>(null);
  const tryQuery = (asked: string) => {
    setText(asked);
    setQuery(asked);
    desk.current?.scrollIntoView({ block: 'start' });
  };
  const mayEdit = may(useMe(), 'content', 'edit');
  /** Pins are always of the query that is tried: its present ones stay below the new one. */
  const putOnTop = (product: PinnedProduct) => {
    const { pin } = draft;
    const isSame = pin.query.trim() === query;
    const present = rules?.pins.find((one) => one.query === query)?.products ?? [];
    const base = isSame ? pin : { query, before: present.map(({ code }) => code), products: present };
    const others = base.products.filter(({ code }) => code !== product.code);
    const products = isSame ? [...others, product] : [product, ...others];
    if (products.length <= pinsMax.products) setDraft({ ...draft, pin: { ...base, products } });
  };
  return (
    <>
      <ScreenHead title={shell.screens.search} />
      <SearchFiguresPart onTry={tryQuery} />
      <Failure error={error} />
      <div ref={desk} className={css.desk}>
        <div className={css.rules}>
          <SearchSynonyms
            groups={rules?.synonyms ?? []}
            draft={draft.group}
            mayEdit={mayEdit}
            onDraft={(group) => setDraft({ ...draft, group })}
          />
          <SearchPins
            pins={rules?.pins ?? []}
            draft={draft.pin}
            mayEdit={mayEdit}
            onDraft={(pin) => setDraft({ ...draft, pin })}
          />
        </div>
        <SearchTrial
          text={text}
          asked={query}
          draft={draft}
          onText={setText}
          onAsk={setQuery}
          onTop={mayEdit ? putOnTop : undefined}
        />
      </div>
    </>
  );
}
