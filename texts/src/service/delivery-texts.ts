import { delivery as en } from '../en/service/delivery.ts';
import { inLanguage } from '../in-language.ts';
import { delivery as it } from '../it/service/delivery.ts';
import { delivery as sk } from '../sk/service/delivery.ts';
import type { DeliveryTexts } from './delivery-texts-shape.ts';

/** Sentences about the usual delivery for editable content, by language. */
export const deliveryTexts = inLanguage<DeliveryTexts>({ it, en, sk });
