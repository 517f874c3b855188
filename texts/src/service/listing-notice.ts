import type { listingNotices } from '@casamaestra/contract/catalog/listing.notices.ts';
import type { NoticeOf } from '@casamaestra/contract/platform/notices.ts';
import { listing as en } from '../en/service/listing.ts';
import { inLanguage } from '../in-language.ts';
import { listing as it } from '../it/service/listing.ts';
import type { Language } from '../languages.ts';
import { listing as sk } from '../sk/service/listing.ts';
import { sentenceOf } from './sentence.ts';

const texts = inLanguage({ it, en, sk });

/** The sentence of a notice about a listing request. */
export const listingSentence = (notice: NoticeOf<typeof listingNotices>, language: Language): string =>
  sentenceOf(texts(language), notice);
