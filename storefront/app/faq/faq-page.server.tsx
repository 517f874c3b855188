import type { faqOperation } from '@casamaestra/contract/blog/shop-pages.operations.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { Button, LinkButton } from '@casamaestra/ui/button.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import css from './faq.module.css';

type FaqPageProps = { view: OperationOutput<typeof faqOperation>; search: string };

/** B04: questions in groups; each opens by itself and has an address. */
export function FaqPage({ view, search }: FaqPageProps) {
  const { blog } = useMessages();
  const { faq } = blog;
  const count = view.groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <header className={css.head}>
        <h1>{faq.title}</h1>
        <form action={urls.faq()} role="search" className={css.search}>
          <label htmlFor="faq-search" className="visually-hidden">
            {faq.search}
          </label>
          <Input
            id="faq-search"
            type="search"
            name="q"
            defaultValue={search}
            placeholder={faq.search}
            maxLength={80}
          />
          <Button type="submit" variant="secondary">
            {blog.searchButton}
          </Button>
        </form>
        {search !== '' && (
          <p role="status">
            {count === 0 ? `${faq.none}: «${search}».` : `${faq.found(count)}: «${search}».`}{' '}
            <a href={urls.faq()}>{faq.all}</a>
          </p>
        )}
      </header>
      {view.groups.map(({ title, questions }) => (
        <section key={title} lang={view.lang} className={css.group}>
          <h2>{title}</h2>
          {questions.map(({ id, question, html }) => (
            <details key={id} id={id} open={search !== '' || undefined}>
              <summary>{question}</summary>
              <div className={css.answer}>
                <div dangerouslySetInnerHTML={{ __html: html }} />
                <a href={`#${id}`} className={css.link} aria-label={`${faq.link}: ${question}`}>
                  #
                </a>
              </div>
            </details>
          ))}
        </section>
      ))}
      <section className={css.ask}>
        <h2>{faq.notFound}</h2>
        <p>{faq.noneText}</p>
        <LinkButton href={urls.contact()}>{faq.write}</LinkButton>
      </section>
    </>
  );
}
