import { LinkButton } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { categoryOf } from '../listing/listing-view.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { compareMax } from './compare-list.ts';
import { CompareChoice } from './compare-choice.server.tsx';
import { sharedCategory } from './compared.ts';
import type { ComparedDetail } from './compare-rows.ts';
import { compareLinks } from './compare-steps.server.ts';
import type { CompareStep } from './compare-steps.server.ts';
import { CompareTable } from './compare-table.server.tsx';
import css from './compare.module.css';

type Listed = Extract<CompareStep, { kind: 'list' }>;

/** The comparison of an address, or the choice that an addition asks for. */
export const ComparePage = ({ step }: { step: Exclude<CompareStep, { kind: 'go' }> }) =>
  step.kind === 'list' ? <List {...step} /> : <CompareChoice {...step} />;

function List({ compared, notes }: Omit<Listed, 'kind'>) {
  const { compare } = useMessages();
  const [first] = compared;
  if (first === undefined) {
    return (
      <>
        <Notes compared={compared} notes={notes} />
        <EmptyState level={1} icon="compare" title={compare.emptyTitle} text={compare.emptyText}>
          <LinkButton href={urls.shop()}>{compare.toShop}</LinkButton>
        </EmptyState>
      </>
    );
  }
  const kind = sharedCategory(compared.map(({ product }) => product));
  const more = kind && { name: kind.nome, href: urls.shop({ category: categoryOf(kind.slug) }) };
  return (
    <>
      <header className={css.head}>
        <h1>{kind ? compare.titleOf(kind.nome) : compare.title}</h1>
        <p>{compare.intro}</p>
      </header>
      <Notes compared={compared} notes={notes} />
      <CompareTable compared={compared} more={compared.length < compareMax ? more : undefined} />
      <p className={css.ends} data-no-print="">
        {compared.length < compareMax && more && (
          <LinkButton href={more.href} icon="plus" variant="secondary">
            {compare.addOther}
          </LinkButton>
        )}
        {!notes.shared && (
          <LinkButton href={compareLinks.clear()} icon="trash" variant="quiet">
            {compare.clear}
          </LinkButton>
        )}
      </p>
    </>
  );
}

interface Note {
  readonly text: string;
  readonly link?: { readonly label: string; readonly href: string };
}

/** What was left out or changed, each with the way to what is not shown. */
function Notes({ compared, notes }: { compared: readonly ComparedDetail[]; notes: Listed['notes'] }) {
  const { compare } = useMessages();
  const { unknown, unknownAdded, others, before, shared } = notes;
  const keep = compareLinks.keep(compared.map(({ sku }) => sku));
  const said: readonly (Note | false)[] = [
    unknown > 0 && { text: compare.unknown(unknown) },
    unknownAdded && { text: compare.unknownAdded },
    others.length > 0 && {
      text: compare.others(others.length),
      link: { label: compare.compareOthers, href: urls.compare(others) },
    },
    before.length > 0 && {
      text: compare.before,
      link: { label: compare.reopen, href: compareLinks.keep(before) },
    },
    shared && before.length === 0 && { text: compare.shared, link: { label: compare.keep, href: keep } },
    compared.length === 1 && { text: `${compare.oneTitle}. ${compare.oneText}` },
  ];
  return said.some(Boolean) ? (
    <ul className={css.notes} data-no-print="">
      {said.map(
        (note) =>
          note && (
            <li key={note.text}>
              <Icon name="info" size={20} />
              <p>
                {note.text} {note.link && <a href={note.link.href}>{note.link.label}</a>}
              </p>
            </li>
          ),
      )}
    </ul>
  ) : null;
}
