import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import {
  addBrandOperation,
  addFamilyOperation,
  addFeatureOperation,
  featureNamesOperation,
  nameFeatureOperation,
} from '@casamaestra/contract/staff/structure-additions.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { staffEndpoint } from '../staff/staff-endpoint.ts';
import type { StaffIdentity } from '../staff/staff-identity.ts';
import { addFamily, addFeature } from './attributes/add-attributes.usecase.ts';
import { addBrand } from './brands/add-brand.usecase.ts';
import { nameInWords, namesInWords, wordedFeatures } from './names-in-words.usecase.ts';
import type { ChangedBy } from './structure-acts.ts';

type By = (who: StaffIdentity) => Outcome<ChangedBy>;

/** What staff add to the structure, and what features are called in other languages. */
export function additionEndpoints(deps: StaffDependencies, byPerson: By): readonly Endpoint[] {
  const { database, config } = deps;
  return [
    staffEndpoint(deps, addBrandOperation, async (input, who) => {
      const by = byPerson(who);
      return by.ok ? addBrand(database, input, by.value) : by;
    }),
    staffEndpoint(deps, addFeatureOperation, async (input, who) => {
      const by = byPerson(who);
      return by.ok ? addFeature(database, input, by.value) : by;
    }),
    staffEndpoint(deps, addFamilyOperation, async (input, who) => {
      const by = byPerson(who);
      return by.ok ? addFamily(database, input, by.value) : by;
    }),
    staffEndpoint(deps, featureNamesOperation, ({ id }) =>
      namesInWords(database, wordedFeatures, config.languages, id),
    ),
    staffEndpoint(deps, nameFeatureOperation, async (input, who) => {
      const by = byPerson(who);
      return by.ok
        ? nameInWords({ database, offered: config.languages, worded: wordedFeatures }, input, by.value)
        : by;
    }),
  ];
}
