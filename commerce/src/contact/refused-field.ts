import { orderFields } from '@casamaestra/contract/checkout/checkout.refusals.ts';
import type { OrderField } from '@casamaestra/contract/checkout/checkout.refusals.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { AddressFault } from '@casamaestra/rules/checkout/address-problem.ts';
import { postcodeExample } from '@casamaestra/rules/checkout/postcode.ts';

/** The order field of a path such as ["lines", 0, "qty"]: the last name in it that is a field. */
export const orderField = (path: readonly PropertyKey[]): OrderField =>
  path
    .toReversed()
    .flatMap((part) => orderFields.find((field) => field === part) ?? [])
    .at(0) ?? 'order';

/** The refusal for a fault in an address. */
export const refusedAddress = ({ problem }: AddressFault, country: string, field: string) =>
  problem === 'postcode_malformed'
    ? refused(problem, { country, example: postcodeExample(country) }, field)
    : refused(problem, {}, field);
