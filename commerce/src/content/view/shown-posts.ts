import type { Language } from '@casamaestra/texts/languages.ts';
import type { EntryOf } from '../entries/stored-entry.ts';

/** A post with the text it shows: a translation of title and intro alone shows the text of the shop's first language. */
export type ShownPost = EntryOf<'post'> & { readonly textLanguage: Language };

const hasText = ({ body }: EntryOf<'post'>): boolean => body.body.trim() !== '';

/** Posts newest first. `inFirst`: those of the shop's first language, whose text is shown where a translation has none. */
export function shownPosts(
  posts: readonly EntryOf<'post'>[],
  inFirst: readonly EntryOf<'post'>[],
  languageOf: (post: EntryOf<'post'>) => Language,
): ShownPost[] {
  const originals = new Map(inFirst.filter(hasText).map((post) => [post.key, post]));
  return posts
    .flatMap((post): ShownPost[] => {
      if (hasText(post)) return [{ ...post, textLanguage: languageOf(post) }];
      const original = originals.get(post.key);
      if (original === undefined) return [];
      const body = { ...post.body, body: original.body.body };
      const pictures = { ...original.pictures, ...post.pictures };
      return [{ ...post, body, pictures, textLanguage: languageOf(original) }];
    })
    .toSorted((a, b) => b.body.date.localeCompare(a.body.date) || a.key.localeCompare(b.key));
}

/** Whether a post's text is written in the language of its title. */
export const isOwnText =
  (languageOf: (post: EntryOf<'post'>) => Language) =>
  (post: ShownPost): boolean =>
    post.textLanguage === languageOf(post);
