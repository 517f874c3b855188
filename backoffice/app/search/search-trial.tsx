import {
  trySearchOperation,
  type TriedProduct,
  type TriedSide,
} from '@casamaestra/contract/staff/staff-search.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../platform/failure.tsx';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, euros } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import { CommonestTrial } from './commonest-trial.tsx';
import { unsavedOf } from './search-draft.ts';
import type { PinnedProduct, SearchDraft } from './search-draft.ts';
import css from './search.module.css';

type TrialProps = {
  /** As it is typed, and the query that is tried; empty: none yet. */
  text: string;
  asked: string;
  draft: SearchDraft;
  onText: (text: string) => void;
  onAsk: (query: string) => void;
  /** Puts a product on top of the query. */
  onTop: ((product: PinnedProduct) => void) | undefined;
};

/** The first products of a query now and with what is written beside, as it is typed. */
export function SearchTrial({ text, asked, draft, onText, onAsk, onTop }: TrialProps) {
  const { search } = texts();
  const change = unsavedOf(draft);
  const { data, error } = useQuery({
    ...reading(trySearchOperation, { query: asked, change }),
    enabled: asked !== '',
    // While a change is typed its last answer stays; another query shows nothing of the one before.
    placeholderData: (last, from) => {
      const input = from?.queryKey[1];
      return typeof input === 'object' && input.query === asked ? last : undefined;
    },
  });
  const isSame = data && codesOf(data.before) === codesOf(data.after);
  return (
    <ScreenPart title={search.trial}>
      <p className={css.soft}>{search.trialText}</p>
      <form
        role="search"
        className={css.line}
        onSubmit={(event) => {
          event.preventDefault();
          onAsk(text.trim());
        }}
      >
        <Field label={search.query}>
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={80}
              value={text}
              onChange={({ target }) => onText(target.value)}
            />
          )}
        </Field>
        <Button type="submit" size="s">
          {search.run}
        </Button>
      </form>
      <Failure error={error} id="trial-failure" />
      {data && (
        <>
          <p role="status" className={css.soft}>
            {isSame && (Object.keys(change).length === 0 ? search.noChange : search.same)}
          </p>
          <div className={css.sides}>
            <Side title={search.before} side={data.before} onTop={onTop} />
            <Side title={search.after} side={data.after} other={data.before} onTop={onTop} />
          </div>
        </>
      )}
      <CommonestTrial change={change} />
    </ScreenPart>
  );
}

const codesOf = ({ products }: TriedSide) => products.map(({ code }) => code).join('\n');

type SideProps = {
  title: string;
  side: TriedSide;
  /** What is not in it is marked as new. */
  other?: TriedSide;
  onTop: TrialProps['onTop'];
};

function Side({ title, side, other, onTop }: SideProps) {
  const { search } = texts();
  const isFresh = ({ code }: TriedProduct) =>
    other !== undefined && other.products.length > 0 && !other.products.some((one) => one.code === code);
  return (
    <section aria-label={title}>
      <h3>
        {title} <small>{side.total === 0 ? search.nothing : search.total(counted(side.total))}</small>
      </h3>
      <ol className={css.found}>
        {side.products.map((product) => (
          <li key={product.code}>
            {product.picture === null ? (
              <span className={css.blank} />
            ) : (
              <img src={product.picture} alt="" width={48} height={48} loading="lazy" />
            )}
            <span className={css.product}>
              <span>{product.name}</span>
              <span className="tabular">
                {euros(product.price_cents / 100)}{' '}
                {isFresh(product) && <Badge tone="positive">{search.fresh}</Badge>}
              </span>
            </span>
            {onTop && other === undefined && (
              <Button
                size="s"
                variant="quiet"
                aria-label={search.toTopOf(product.name)}
                onClick={() => onTop(product)}
              >
                {search.toTop}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
