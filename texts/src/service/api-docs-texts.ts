import { apiDocs as en } from '../en/service/api-docs.ts';
import { inLanguage } from '../in-language.ts';
import { apiDocs as it } from '../it/service/api-docs.ts';
import { apiDocs as sk } from '../sk/service/api-docs.ts';

/** The page of the API, by language. */
export const apiDocsTexts = inLanguage({ it, en, sk });
