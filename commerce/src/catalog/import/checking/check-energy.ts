import { classesOf } from '@casamaestra/contract/catalog/energy-scale.ts';
import type { ProductRow } from '@casamaestra/contract/catalog/product-row.ts';
import type { Fault } from './left-out.ts';

/** Leaves out a label whose class its scale does not have: beside a price it would say what no label says. */
export function checkEnergy({ energy }: ProductRow): Fault[] {
  if (energy === undefined || classesOf(energy.scale).includes(energy.class)) return [];
  return [
    {
      field: 'energy.class',
      value: energy.class,
      reason: { code: 'not_an_energy_class' },
      out: { paths: [['energy']] },
    },
  ];
}
