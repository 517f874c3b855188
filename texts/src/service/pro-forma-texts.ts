import { proForma as en } from '../en/service/pro-forma.ts';
import { inLanguage } from '../in-language.ts';
import { proForma as it } from '../it/service/pro-forma.ts';
import { proForma as sk } from '../sk/service/pro-forma.ts';
import type { ProFormaTexts } from './pro-forma-texts-shape.ts';

export const proFormaTexts = inLanguage<ProFormaTexts>({ it, en, sk });
