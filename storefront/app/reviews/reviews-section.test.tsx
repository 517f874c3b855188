import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ReviewsSection, ReviewsMarkup } from './reviews-section.tsx';

const frame = <ReviewsSection sku="B" name="Trapano" />;

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
