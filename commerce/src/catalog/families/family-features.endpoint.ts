import { familyFeaturesOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ParameterReader } from '../listing/listing-parameters.ts';
import { readFamilyFeatures } from './read-family-features.usecase.ts';

/** GET the features of a product type: name → type, label and unit. */
export function familyFeaturesEndpoint(database: Database): Endpoint<typeof familyFeaturesOperation> {
  return {
    operation: familyFeaturesOperation,
    async answer(args) {
      const code = new ParameterReader(args).text('family_code');
      return code === undefined
        ? refused('family_required', {}, 'family_code')
        : readFamilyFeatures(database, code);
    },
  };
}
