import { commands as en } from '../en/staff/commands.ts';
import { inLanguage } from '../in-language.ts';
import { commands as it } from '../it/staff/commands.ts';
import { commands as sk } from '../sk/staff/commands.ts';

/** What every command says about how it was written. */
export const commandTexts = inLanguage({ it, en, sk });
