import {
  carriersOperation,
  type CarrierTemplateFields,
  type ConsignmentsOf,
  previewCarrierFileOperation,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callStaff } from '../platform/call-staff.ts';
import { reading } from '../platform/queries.ts';

export const carriersQuery = reading(carriersOperation, {});

type Measures = NonNullable<OperationInput<typeof previewCarrierFileOperation>['measures']>;

/** Rows as a template would write them; the rows before stay in view until the next are there. */
export const previewQuery = (fields: CarrierTemplateFields, of: ConsignmentsOf, measures: Measures = []) =>
  queryOptions({
    queryKey: [previewCarrierFileOperation.name, fields, of, measures],
    queryFn: ({ signal }) => callStaff(previewCarrierFileOperation, { fields, of, measures }, signal),
    placeholderData: keepPreviousData,
  });
