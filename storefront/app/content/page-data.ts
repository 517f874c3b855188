import { breadcrumbData } from '../platform/breadcrumb-data.ts';

/** Questions that make a page one of questions. */
const QUESTIONS_LEAST = 3;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Headings that ask, and what stands below each until the next heading. */
function questionsOf(html: string): readonly (readonly [question: string, answer: string])[] {
  return [...html.matchAll(/<h([23])[^>]*>(.*?)<\/h\1>(.*?)(?=<h[1-3]|$)/gs)].flatMap(
    ([, , heading = '', below = '']) => {
      const [question, answer] = [plain(heading), plain(below)];
      return question.endsWith('?') && answer !== '' ? [[question, answer] as const] : [];
    },
  );
}

/** Structured data of a content page: the way to it, and its questions where it has some. */
export function pageStructuredData(
  { title, html, address }: { readonly title: string; readonly html: string; readonly address: string },
  home: string,
  publicUrl: string,
): object[] {
  const questions = questionsOf(html);
  const steps = [
    { label: home, href: '/' },
    { label: title, href: address },
  ];
  if (questions.length < QUESTIONS_LEAST) return [breadcrumbData(steps, publicUrl)];
  return [
    breadcrumbData(steps, publicUrl),
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(([name, text]) => ({
        '@type': 'Question',
        name,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    },
  ];
}
