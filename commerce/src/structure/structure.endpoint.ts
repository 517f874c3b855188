import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { grantedTo } from '@casamaestra/contract/staff/permissions.ts';
import {
  addCategoryOperation,
  addOperatorOperation,
  attributesOperation,
  brandsOperation,
  categoriesOperation,
  categoryNamesOperation,
  mergeStructureOperation,
  nameCategoryOperation,
  operatorsOperation,
  removeStructureOperation,
  saveStructureOperation,
} from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { staffEndpoint } from '../staff/staff-endpoint.ts';
import { authorOf } from '../staff/staff-identity.ts';
import type { StaffIdentity } from '../staff/staff-identity.ts';
import { addCategory } from './categories/add-category.usecase.ts';
import { addOperator } from './operators/add-operator.usecase.ts';
import { additionEndpoints } from './additions.endpoint.ts';
import { nameInWords, namesInWords, wordedCategories } from './names-in-words.usecase.ts';
import { readAttributes, readBrands, readOperators, readTree } from './read-structure.usecase.ts';
import type { ChangedBy } from './structure-acts.ts';
import { mergeableActs, structureActs } from './structure-kinds.ts';

/** What products refer to, for staff. */
export function structureEndpoints(deps: StaffDependencies): readonly Endpoint[] {
  const { database, clock, config } = deps;
  const byPerson = (who: StaffIdentity, reason?: string): Outcome<ChangedBy> =>
    grantedTo(who.roles, 'products').limits.includes('texts')
      ? refused('staff_product_texts_only', {})
      : accepted({ author: authorOf(who), at: new Date(clock.now()), reason });
  return [
    ...additionEndpoints(deps, byPerson),
    staffEndpoint(deps, categoriesOperation, async () => accepted(await readTree(database))),
    staffEndpoint(deps, brandsOperation, async (input) => accepted(await readBrands(database, input))),
    staffEndpoint(deps, operatorsOperation, async (input) => accepted(await readOperators(database, input))),
    staffEndpoint(deps, attributesOperation, async () => accepted(await readAttributes(database))),
    staffEndpoint(deps, saveStructureOperation, async ({ kind, id, changes, reason }, who) => {
      const by = byPerson(who, reason);
      return by.ok ? structureActs[kind].save(database, { id, changes }, by.value) : by;
    }),
    staffEndpoint(deps, addCategoryOperation, async (input, who) => {
      const by = byPerson(who);
      return by.ok ? addCategory(database, input, by.value) : by;
    }),
    staffEndpoint(deps, addOperatorOperation, async (input, who) => {
      const by = byPerson(who);
      return by.ok ? addOperator(database, input, by.value) : by;
    }),
    staffEndpoint(deps, categoryNamesOperation, ({ id }) =>
      namesInWords(database, wordedCategories, config.languages, id),
    ),
    staffEndpoint(deps, nameCategoryOperation, async (input, who) => {
      const by = byPerson(who);
      return by.ok
        ? nameInWords({ database, offered: config.languages, worded: wordedCategories }, input, by.value)
        : by;
    }),
    staffEndpoint(deps, mergeStructureOperation, async ({ kind, id, into, reason }, who) => {
      const by = byPerson(who, reason);
      return by.ok ? mergeableActs[kind].merge(database, { id, into }, by.value) : by;
    }),
    staffEndpoint(deps, removeStructureOperation, async ({ kind, id, reason }, who) => {
      const by = byPerson(who, reason);
      return by.ok ? mergeableActs[kind].remove(database, id, by.value) : by;
    }),
  ];
}
