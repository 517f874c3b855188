import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  applyBulkFieldsOperation,
  chosenFeaturesOperation,
  matchingProductsOperation,
  previewBulkFieldsOperation,
} from '@casamaestra/contract/staff/bulk-fields.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { matchingProducts } from '../products/list-products.usecase.ts';
import { applyBulkFields, chosenFeatures, previewBulkFields } from './bulk-fields.usecase.ts';

/** Changes of one field of the products chosen in a list. */
export const bulkFieldEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, matchingProductsOperation, (filter, who) => matchingProducts(deps, who, filter)),
  staffEndpoint(deps, chosenFeaturesOperation, async ({ ids }) =>
    accepted(await chosenFeatures(deps.database, ids)),
  ),
  staffEndpoint(deps, previewBulkFieldsOperation, (input, who) => previewBulkFields(deps, input, who)),
  staffEndpoint(deps, applyBulkFieldsOperation, (input, who) => applyBulkFields(deps, input, who)),
];
