import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { createContext, use, useState } from 'react';
import { can } from '../../platform/capabilities.ts';
import { isNewsletterWanted, wantNewsletter } from '../placing/requested-newsletter.ts';

/** What who ticks the box agrees to: the very words that are kept as proof. */
export const NewsletterSentence = createContext('');

/** Offers the newsletter with the order: never ticked beforehand (Codice privacy, art. 130; GDPR, recital 32). */
export function NewsletterOption() {
  const sentence = use(NewsletterSentence);
  const [wanted, setWanted] = useState(isNewsletterWanted);
  if (!can('newsletter')) return null;
  return (
    <Checkbox
      name="newsletter"
      label={sentence}
      checked={wanted}
      onChange={({ currentTarget: { checked } }) => {
        setWanted(checked);
        wantNewsletter(checked);
      }}
    />
  );
}
