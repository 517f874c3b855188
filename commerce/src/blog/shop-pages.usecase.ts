import type { aboutOperation, faqOperation } from '@casamaestra/contract/blog/shop-pages.operations.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { writtenHtml } from '../content/view/written-html.ts';
import { slugOf } from '../platform/slug.ts';
import { countShop, praisingReviews } from './blog.queries.ts';
import type { BlogSources } from './read-blog.usecase.ts';

const TESTIMONIALS = 6;

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The language of an entry, when it is not the one asked for. */
const foreign = (written: Language | '', language: Language) =>
  written === '' || written === language ? {} : { lang: written };

/** Questions and answers that have all words of the search. */
export async function readFaq(
  { content }: Pick<BlogSources, 'content'>,
  search: string,
  language: Language,
): Promise<Outcome<OperationOutput<typeof faqOperation>>> {
  const view = await content.now();
  const entry = view.one('faq', language);
  if (entry === undefined) return accepted({ title: null, groups: [], total: 0, languages: [] });
  const placeholders = view.placeholders(entry.language === '' ? language : entry.language);
  const words = folded(search).split(/\s+/).filter(Boolean).slice(0, 8);
  const groups = entry.body.groups.map(({ title, questions }) => ({
    title,
    questions: questions
      .filter(({ question, answer }) => {
        const text = folded(`${question} ${answer}`);
        return words.every((word) => text.includes(word));
      })
      .map(({ question, answer }) => ({
        id: slugOf(question),
        question,
        html: writtenHtml(answer, placeholders),
      })),
  }));
  return accepted({
    title: entry.body.title ?? null,
    groups: groups.filter(({ questions }) => questions.length > 0),
    total: entry.body.groups.reduce((sum, { questions }) => sum + questions.length, 0),
    ...foreign(entry.language, language),
    languages: [...view.languagesOf('faq', 'faq')],
  });
}

/** The page about the shop: what its content says, what can be counted, what customers wrote. */
export async function readAbout(
  { content, database }: BlogSources,
  language: Language,
): Promise<Outcome<OperationOutput<typeof aboutOperation>>> {
  const view = await content.now();
  const entry = view.one('about', language);
  const chosen = view.one('testimonials', language)?.body.testimonials ?? [];
  const [counts, reviews] = await Promise.all([
    countShop(database),
    chosen.length > 0 ? [] : praisingReviews(database, TESTIMONIALS),
  ]);
  const placeholders = view.placeholders(
    entry === undefined || entry.language === '' ? language : entry.language,
  );
  const written = (markdown: string) => writtenHtml(markdown, placeholders);
  return accepted({
    about:
      entry === undefined
        ? null
        : {
            title: entry.body.title,
            description: entry.body.description ?? null,
            html: written(entry.body.intro),
            features: entry.body.features.map(({ icon, title, text }) => ({
              icon: icon ?? null,
              title,
              text: placeholders.plain(text),
            })),
            counters: entry.body.counters.map(({ value, label }) => ({ value: String(value), label })),
            sections: entry.body.sections.map(({ title, text, url }) => ({
              title,
              html: written(text),
              url: url ?? null,
            })),
            ...foreign(entry.language, language),
            languages: [...view.languagesOf('about', 'about')],
          },
    counts: { ...counts, posts: view.posts(language).length },
    testimonials:
      chosen.length > 0
        ? chosen.map(({ name, text, stars, source }) => ({
            name,
            text,
            stars: stars ?? null,
            product: null,
            source: source ?? null,
          }))
        : reviews.map(({ author, comment, rating, name, slug }) => ({
            name: author,
            text: comment,
            stars: rating,
            product: { name, slug },
            source: null,
          })),
  });
}
