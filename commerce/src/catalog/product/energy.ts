/** As stored with a product: {"class":"C","scale":"A-G","label_url":"/documents/…"}. */
export interface StoredEnergy {
  readonly class: string;
  readonly scale: string;
  readonly label_url?: string | null;
  readonly sheet_url?: string | null;
  readonly eprel_id?: string | null;
}

/** What stands beside a price (Reg. (EU) 2017/1369): the scale only with a class, the label where there is one. */
export const energyBesidePrice = (energy: StoredEnergy | null) =>
  energy === null
    ? {}
    : {
        energy_class: energy.class,
        energy_scale: energy.scale,
        ...(energy.label_url && { energy_label: energy.label_url }),
      };
