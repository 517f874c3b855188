import { cell, readTable } from '../table/psv.ts';

interface Words {
  readonly title: string;
  readonly comment: string;
}

const authors = [
  'Giulia M.',
  'Marco R.',
  'Francesca B.',
  'Luca P.',
  'Sara T.',
  'Davide G.',
  'Elena C.',
  'Andrea F.',
  'Chiara L.',
  'Matteo S.',
  'Paola V.',
  'Stefano D.',
  'Martina Z.',
  'Roberto N.',
  'Silvia A.',
  'Giorgio E.',
  'Laura I.',
  'Fabio O.',
  'Anna K.',
  'Tommaso U.',
  'Irene Q.',
  'Nicola B.',
  'Beatrice R.',
  'Pietro M.',
  'Monica G.',
  'Alberto T.',
  'Valentina C.',
  'Enrico P.',
  'Rita S.',
  'Gabriele L.',
] as const;

/** What is written of each product, by stars: every line of tables/reviews.psv speaks of one product alone. */
export function writeReviews() {
  const texts: Record<string, Record<string, Words[]>> = {};
  for (const line of readTable('reviews')) {
    const byStars = (texts[cell(line, 'code')] ??= {});
    (byStars[cell(line, 'stars')] ??= []).push({ title: cell(line, 'title'), comment: cell(line, 'text') });
  }
  return { authors, texts };
}
