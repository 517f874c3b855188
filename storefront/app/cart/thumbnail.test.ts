import { expect, it } from 'vitest';
import { thumbnailOf } from './thumbnail.ts';

it.each([
  ['/media/a600e3ba8b78ce917f22-600.webp', '600', '450', '/media/a600e3ba8b78ce917f22-320.webp', 320, 240],
  ['http://a.test/media/a600e3-640.webp', '640', '640', 'http://a.test/media/a600e3-320.webp', 320, 320],
  ['/media/a600e3-320.webp', '320', '200', '/media/a600e3-320.webp', 320, 200],
  ['/media/a600e3-90.webp', '90', '60', '/media/a600e3-90.webp', 90, 60],
  ['https://erp.test/files/trapano.jpg', '150', '150', 'https://erp.test/files/trapano.jpg', 150, 150],
  ['/files/x-600.webp', '', '', '/files/x-600.webp', 160, 160],
])('%s in a small box', (url, width, height, src, wide, high) => {
  expect(thumbnailOf({ url, width, height })).toEqual({ src, width: wide, height: high });
});
