import type { BackOfficeTexts } from '../../it/back-office.ts';
import { head } from '../pages/head.ts';

export const found: BackOfficeTexts['found'] = {
  title: 'In search engines',
  metaTitle: 'Title',
  metaTitleHint: (count, most) =>
    `${count} characters with the name of the shop: beyond ${most} it is cut off. Empty: name and brand.`,
  metaDescription: 'Description',
  metaDescriptionHint: (count, most) =>
    `${count} characters: beyond ${most} it is cut off. Empty: name and short description.`,
  address: 'Address of the page',
  addressHint: 'Small letters, digits, hyphens and slashes.',
  addressMoved: (before) => `Who opens /${before} will be led here.`,
  preview: 'Preview of the result',
  /** What the shop says of a product without short description. */
  describe: head.describeProduct,
};
