import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pages as italian } from '@casamaestra/texts/it/pages.ts';
import { emptyEnquiry } from '../contact/enquiry-action.server.ts';
import { registerMessages } from '../i18n/messages.ts';
import { LocaleContext } from '../i18n/use-messages.ts';
import { ReviewsContent } from './reviews-content.tsx';
import type { ReviewsAnswer } from './reviews-page.ts';
import { ReviewsSection, ReviewsMarkup } from './reviews-section.tsx';

const frame = <ReviewsSection sku="B" name="Trapano" />;

const review = {
  name: 'REV-00042',
  customer: 'Ugo R.',
  title: 'Ottimo',
  comment: 'Fora bene.',
  rating: 1,
  verified: true,
  written_at: '2026-11-02 10:00:00.000000',
  photos: [],
};

describe('DSA art. 16', () => {
  it('each review is reported by a link that names it', () => {
    registerMessages('it', italian);
    const page = {
      reviews: [review],
      total_reviews: 1,
      average_rating: 1,
      reviews_per_rating: [0, 0, 0, 0, 100],
    };
    const html = renderToStaticMarkup(
      <LocaleContext value="it">
        <ReviewsContent page={page as unknown as ReviewsAnswer} sku="B" />
      </LocaleContext>,
    );
    expect(html).toMatch(/href="\/pages\/contact-us\?topic=notice&amp;about=REV-00042"[^>]*>Segnala</);
    expect(html).toContain('la recensione di Ugo R.');
  });

  it('the form begins with it, and with nothing an address makes up', () => {
    const first = (address: string) =>
      emptyEnquiry(new URL(address, 'https://x.example').searchParams, italian.contact);
    expect(first('/pages/contact-us?topic=notice&about=REV-00042').values).toMatchObject({
      topic: 'notice',
      message: 'Recensione REV-00042: ',
    });
    expect(first('/pages/contact-us?about=%3Cscript%3E').values.message).toBe('');
  });
});

describe('P01 the place of the reviews', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('contains what the server wrote', () => {
    const html = renderToStaticMarkup(<ReviewsMarkup value="<p>Robusto</p>">{frame}</ReviewsMarkup>);
    expect(html).toContain('<p>Robusto</p></section>');
  });

  it('starts empty after a navigation, whatever the product before it showed', () => {
    vi.stubGlobal('document', { getElementById: () => ({ innerHTML: '<p>Di un altro prodotto</p>' }) });
    expect(renderToStaticMarkup(frame)).toMatch(/><\/section>$/);
  });
});
