import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { CameraReader } from '../../camera/camera-reader.tsx';
import filters from '../../lists/filters.module.css';
import { Failure } from '../../platform/failure.tsx';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import { ScreenHead } from '../../shell/screen-head.tsx';
import css from '../goods.module.css';
import { type CountedArticle, piecesOf, useCount } from './use-count.ts';

/** Counting with a scanner: every code read is one piece more; written at the end, by who may change stock. */
export function CountScreen() {
  const { counting: words } = texts().goods;
  const { articles, last, fault, recorded, scan, type, drop } = useCount();
  const ready = articles.filter((article) => piecesOf(article) !== undefined);
  return (
    <>
      <ScreenHead title={words.title}>
        <Link to="/magazzino">{texts().shell.screens.stock}</Link>
      </ScreenHead>
      <p className={css.soft}>{words.intro}</p>
      <CodeField onCode={(code) => void scan(code)} />
      <CameraReader onCode={scan} />
      <Failure error={fault} id="scan-failure" />
      <p role="status" className={css.said}>
        {recorded.data && words.written(counted(recorded.data.written.length))}
        {recorded.data === undefined && last && words.counted(last.name, last.count)}
      </p>
      {articles.length === 0 ? (
        <EmptyState icon="grid" title={words.none} text={words.noneText} level={2} />
      ) : (
        <>
          <Table
            caption={words.title}
            columns={[
              { title: words.article },
              { title: words.expected, end: true },
              { title: words.found },
              { title: words.difference, end: true },
              { title: words.drop(''), hidden: true },
            ]}
          >
            {articles.map((article) => (
              <CountedRow
                key={article.sku}
                article={article}
                onType={(count) => type(article.sku, count)}
                onDrop={() => drop(article.sku)}
              />
            ))}
          </Table>
          <p>
            <Button busy={recorded.isPending} disabled={ready.length === 0} onClick={() => recorded.mutate()}>
              {words.write(counted(ready.length))}
            </Button>
          </p>
          <Failure error={recorded.error} id="count-failure" />
        </>
      )}
    </>
  );
}

/** A code that is scanned or typed; the field is ready for the next at once. */
function CodeField({ onCode }: { onCode: (code: string) => void }) {
  const { counting: words } = texts().goods;
  const field = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (input === null) return;
    const code = input.value.trim();
    setEmpty(code === '');
    if (code !== '') onCode(code);
    input.value = '';
    input.focus();
  };
  return (
    <form className={filters.filters} noValidate onSubmit={submit}>
      <Field label={words.code} className={filters.wide} error={isEmpty ? words.noCode : undefined}>
        {(control) => <Input {...control} ref={field} autoComplete="off" maxLength={64} />}
      </Field>
      <Button type="submit" variant="secondary">
        {words.add}
      </Button>
    </form>
  );
}

type CountedRowProps = { article: CountedArticle; onType: (count: string) => void; onDrop: () => void };

function CountedRow({ article, onType, onDrop }: CountedRowProps) {
  const { counting: words } = texts().goods;
  const { sku, name, seen, count, moved } = article;
  const pieces = piecesOf(article);
  const difference = pieces === undefined ? undefined : pieces - seen;
  return (
    <tr>
      <td>
        {name} <small>{sku}</small>
        {moved && <p className={css.soft}>{words.moved}</p>}
      </td>
      <td className={css.end}>{counted(seen)}</td>
      <td>
        <Input
          aria-label={words.foundOf(name)}
          aria-invalid={pieces === undefined || undefined}
          inputMode="numeric"
          maxLength={7}
          value={count}
          onChange={({ target }) => onType(target.value)}
        />
      </td>
      <td className={css.end}>
        {difference !== undefined && `${difference > 0 ? '+' : ''}${counted(difference)}`}
      </td>
      <td>
        <IconButton icon="trash" label={words.drop(name)} onClick={onDrop} />
      </td>
    </tr>
  );
}
