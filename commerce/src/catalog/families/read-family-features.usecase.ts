import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { familyFeaturesOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { Database } from '../../platform/database/connection.ts';
import { selectFamily, selectFamilyFeatures } from '../attribute-schema/attribute-schema.queries.ts';
import { shown } from '../listing/listing-parameters.ts';

const typeNames = { text: 'string', number: 'float', boolean: 'boolean' } as const;

/** Features of a product type by its code, in the merchant's order. */
export async function readFamilyFeatures(
  database: Database,
  familyCode: string,
): Promise<Outcome<OperationOutput<typeof familyFeaturesOperation>>> {
  if ((await selectFamily(database, familyCode)) === undefined) {
    return refused('family_unknown', { family: shown(familyCode) }, 'family_code');
  }
  const features = await selectFamilyFeatures(database, familyCode);
  return accepted(
    Object.fromEntries(
      features.map(({ code, label, type, unit }) => [
        code,
        { feature_type: typeNames[type], feature_label: label, default_uom: unit },
      ]),
    ),
  );
}
