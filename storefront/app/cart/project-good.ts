import type { EnergyClass } from '../catalogue/energy-class.ts';

/** One of the goods that a project needs. */
export interface ProjectGood {
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly quantity: number;
  /** Of one piece, in euros. */
  readonly price: number;
  readonly image: string | undefined;
  readonly energy?: EnergyClass;
}
