import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  takeOrderOperation,
  telephoneBuyerOperation,
  telephoneGoodsOperation,
  telephoneOptionsOperation,
  telephoneQuoteOperation,
} from '@casamaestra/contract/staff/telephone-orders.operations.ts';
import { presentQuote } from '../../cart/present-quote.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { CurrentCommerceSettings } from '../../shipping/read-commerce-settings.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { OrderingDependencies } from '../place-order.usecase.ts';
import { takeOrder, telephonePaymentsOf } from './take-order.usecase.ts';
import { telephoneBuyer } from './telephone-buyer.usecase.ts';
import { telephoneGoods } from './telephone-goods.usecase.ts';
import type { GoodsDependencies } from './telephone-goods.usecase.ts';

/** What orders on the telephone need besides the checkout. */
export interface TelephoneServices {
  readonly staff: StaffDependencies;
  readonly engine: GoodsDependencies['engine'];
  readonly settings: CurrentCommerceSettings;
}

/** Orders that staff take on the telephone. */
export function telephoneEndpoints(
  ordering: OrderingDependencies,
  { staff, engine, settings }: TelephoneServices,
): readonly Endpoint[] {
  return [
    staffEndpoint(staff, telephoneOptionsOperation, async () => {
      const { countries } = await settings();
      return accepted({
        payments: telephonePaymentsOf(ordering.paymentOffer),
        countries: countries.map(({ code, name }) => ({ code, name })),
      });
    }),
    staffEndpoint(staff, telephoneGoodsOperation, async ({ text }) =>
      accepted(await telephoneGoods({ ...ordering, engine }, text)),
    ),
    staffEndpoint(staff, telephoneBuyerOperation, ({ id }) => telephoneBuyer(ordering.database, id)),
    staffEndpoint(staff, telephoneQuoteOperation, async (input, _who, { language }) => {
      const cart = {
        lines: input.lines,
        country: input.country,
        postcode: input.pincode,
        shippingRule: input.shipping_rule,
        shippingKind: input.shipping_kind,
        couponCodes: input.coupon_codes,
        email: input.email,
        language,
      };
      return accepted(presentQuote(await ordering.priceCart(cart, ordering.clock.now()), language));
    }),
    staffEndpoint(staff, takeOrderOperation, (input, who) =>
      takeOrder(input, { author: authorOf(who), staffId: who.staffId }, ordering),
    ),
  ];
}
