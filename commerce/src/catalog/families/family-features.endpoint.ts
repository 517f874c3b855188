import { familyFeaturesOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { Database } from '../../platform/database/connection.ts';
import { selectFamily, selectFamilyFeatures } from '../dictionary/dictionary.queries.ts';
import { ParameterReader, shown } from '../listing/listing-parameters.ts';

const typeNames = { text: 'string', number: 'float', boolean: 'boolean' } as const;

/** GET the features of a product family: name → type, label and unit. */
export function familyFeaturesEndpoint(database: Database): Endpoint<typeof familyFeaturesOperation> {
  return {
    operation: familyFeaturesOperation,
    cached: true,
    async answer(args) {
      const code = new ParameterReader(args).text('family_code');
      if (code === undefined) return refused('missing_argument', 'Manca la famiglia: aggiungi «family_code».', 'family_code');
      if ((await selectFamily(database, code)) === undefined) {
        return refused('not_found', `Non c’è nessuna famiglia di prodotti «${shown(code)}».`, 'family_code');
      }
      const features = await selectFamilyFeatures(database, code);
      return accepted(
        Object.fromEntries(
          features.map(({ code: name, label, type, unit }) => [
            name,
            { feature_type: typeNames[type], feature_label: label, default_uom: unit },
          ]),
        ),
      );
    },
  };
}
