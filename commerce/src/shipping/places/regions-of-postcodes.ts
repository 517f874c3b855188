import { italianPlaces } from './italian-places.ts';

/**
 * Names the regions of Italy of whose comuni more than half have their first CAP within given beginnings of CAPs, by
 * name.
 */
export async function readRegionsOf(): Promise<(postcodes: readonly string[]) => readonly string[]> {
  const { comuni, regions } = await italianPlaces();
  return (postcodes) => {
    const within = new Map<string, number>();
    for (const { region, caps } of comuni) {
      const [cap] = caps;
      if (cap === undefined) continue;
      const vote = postcodes.some((beginning) => cap.startsWith(beginning)) ? 1 : -1;
      within.set(region, (within.get(region) ?? 0) + vote);
    }
    return regions.filter((region) => (within.get(region) ?? 0) > 0);
  };
}
