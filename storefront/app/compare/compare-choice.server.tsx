import { LinkButton } from '@casamaestra/ui/button.tsx';
import { useContentLang, useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { kindName } from './compared.ts';
import type { Compared } from './compared.ts';
import { compareLinks } from './compare-steps.server.ts';
import css from './compare.module.css';

type CompareChoiceProps = { kind: 'full' | 'other-kind'; added: Compared; kept: readonly Compared[] };

/** A fifth product, or one of another kind: what shall happen, with links alone. Nothing has changed yet. */
export function CompareChoice({ kind, added, kept }: CompareChoiceProps) {
  const { compare } = useMessages();
  const back = urls.compare(kept.map(({ sku }) => sku));
  const [first] = kept;
  const full = kind === 'full';
  return (
    <>
      <header className={css.head}>
        <h1>{full ? compare.fullTitle : compare.kindTitle}</h1>
        <p>
          {full
            ? compare.fullText(added.product.name)
            : compare.kindText(
                added.product.name,
                kindName(added.product),
                first ? kindName(first.product) : '',
              )}
        </p>
      </header>
      <ul className={css.choice}>
        {(full ? kept : [added]).map((one) => (
          <Choosable key={one.sku} one={one} full={full} added={added} />
        ))}
      </ul>
      <p className={css.ends}>
        <LinkButton href={back} variant="secondary">
          {compare.leave}
        </LinkButton>
      </p>
    </>
  );
}

function Choosable({ one, full, added }: { one: Compared; full: boolean; added: Compared }) {
  const { compare } = useMessages();
  const lang = useContentLang();
  const { name, small_pictures: pictures } = one.product;
  const [picture] = pictures;
  return (
    <li>
      {picture && <img src={picture.url} alt="" width={240} height={240} />}
      <p lang={lang}>{name}</p>
      {full ? (
        <LinkButton href={compareLinks.instead(added.sku, one.sku)} aria-label={compare.takeOutNamed(name)}>
          {compare.takeOut}
        </LinkButton>
      ) : (
        <>
          <LinkButton href={compareLinks.anew(added.sku)}>{compare.startNew}</LinkButton>
          <small>{compare.startNewNote}</small>
        </>
      )}
    </li>
  );
}
