import { orders as en } from '../en/service/orders.ts';
import { inLanguage } from '../in-language.ts';
import { orders as it } from '../it/service/orders.ts';
import { languages, offeredLanguage } from '../languages.ts';
import { orders as sk } from '../sk/service/orders.ts';
import type { OrderTexts } from './order-texts-shape.ts';

const texts = inLanguage<OrderTexts>({ it, en, sk });

/** Texts of an order's history in the order's language. */
export const orderTexts = (language: string): OrderTexts => texts(offeredLanguage(language, languages));
