import type { KeptAnswer } from './kept-answer.ts';
import type { OptionColour } from './option-colours.queries.ts';

/** Colours of values, "#rrggbb", by the label of the feature and the value: "Colore Rosso". */
export type OptionColours = ReadonlyMap<string, string>;

const none: OptionColours = new Map();

/** The colours as a map, made anew when the database told others; none before it told any. */
export function optionColours(kept: Pick<KeptAnswer<OptionColour>, 'now'>): () => OptionColours {
  let of: readonly OptionColour[] | undefined;
  let colours = none;
  return () => {
    const rows = kept.now();
    if (rows instanceof Promise) {
      rows.catch(() => undefined);
      return colours;
    }
    if (rows === of) return colours;
    of = rows;
    colours = new Map(rows.map(({ label, value, swatch }) => [`${label} ${value}`, swatch]));
    return colours;
  };
}
