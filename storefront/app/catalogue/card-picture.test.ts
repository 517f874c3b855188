import { Picture } from '@casamaestra/ui/picture.tsx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cardPicture } from './card.ts';

const size = { url: '/media/ab-480.webp', width: '480', height: '320' };
const avif = '/media/ab-160.avif 160w, /media/ab-480.avif 480w';
const webp = '/media/ab-160.webp 160w, /media/ab-480.webp 480w';

test.each([
  ['of the same names are not sent twice, and shown', { srcset: webp, srcset_avif: avif }, undefined, webp],
  ['of other names are sent', { srcset: '/p/b.webp 1w', srcset_avif: avif }, '/p/b.webp 1w', '/p/b.webp 1w'],
  ['alone are sent', { srcset: webp }, webp, webp],
  ['that are missing are not made up', { srcset_avif: avif }, '', undefined],
  ['are none where there is one picture only', {}, undefined, undefined],
])('copies in WebP %s', (_, copies, sent, shown) => {
  const picture = cardPicture({ ...size, ...copies });
  expect(picture.webp).toBe(sent);
  const html = renderToStaticMarkup(createElement(Picture, { ...picture, alt: '' }));
  expect(/type="image\/webp" srcSet="([^"]*)"/.exec(html)?.[1]).toBe(shown);
});
