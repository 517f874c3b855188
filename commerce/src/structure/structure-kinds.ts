import { featureRecords, familyRecords } from './attributes/attribute-records.ts';
import { brandRecords } from './brands/brand-records.ts';
import { categoryRecords } from './categories/category-records.ts';
import { operatorRecords } from './operators/operator-records.ts';
import { addedActsOn, mergeableActsOn } from './structure-acts.ts';

export const mergeableActs = {
  category: mergeableActsOn(categoryRecords),
  brand: mergeableActsOn(brandRecords),
  operator: mergeableActsOn(operatorRecords),
} as const;

export const structureActs = {
  ...mergeableActs,
  feature: addedActsOn(featureRecords),
  family: addedActsOn(familyRecords),
} as const;
