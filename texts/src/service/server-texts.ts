import { server as en } from '../en/service/server.ts';
import { inLanguage } from '../in-language.ts';
import { server as it } from '../it/service/server.ts';
import { server as sk } from '../sk/service/server.ts';

/** What the server says by itself, before or instead of a page or a call. */
export const serverTexts = inLanguage({ it, en, sk });
