/** How a variant's value changes the price: it sets it, multiplies it or adds to it (euros). */
type PriceChange = { readonly kind: 'set' | 'times' | 'plus'; readonly amount: number };

export type AxisValue = { readonly label: string; readonly change?: PriceChange; readonly picture?: string };
export type Axis = { readonly name: string; readonly values: readonly AxisValue[] };
export type Choice = { readonly axis: string; readonly value: AxisValue; readonly position: number };

const changeKinds = { '=': 'set', '*': 'times', '+': 'plus' } as const;

/** "Nero opaco @miscelatore-nero =84.9" → label, picture key, price change. */
function parseValue(source: string): AxisValue {
  const match = /^(?<label>.*?)(?: @(?<picture>[a-z0-9-]+))?(?: ?(?<sign>[=*+])(?<amount>[\d.]+))?$/.exec(
    source.trim(),
  );
  const { label = '', picture, sign, amount } = match?.groups ?? {};
  const kind = sign === '=' || sign === '*' || sign === '+' ? changeKinds[sign] : undefined;
  return {
    label,
    ...(picture === undefined ? {} : { picture }),
    ...(kind === undefined ? {} : { change: { kind, amount: Number(amount) } }),
  };
}

/** "Colore: Rosso, Blu // Contenuto: 0,75 l =15.9" → two axes. A comma followed by a space parts values. */
export function parseAxes(source: string): Axis[] {
  if (source === '') return [];
  return source.split(' // ').map((part) => {
    const colon = part.indexOf(': ');
    if (colon < 0) throw new Error(`variants need "Name: values": ${part}`);
    return {
      name: part.slice(0, colon),
      values: part
        .slice(colon + 2)
        .split(', ')
        .map(parseValue),
    };
  });
}

/** Every combination of the axes' values, first axis slowest. */
export function combinations(axes: readonly Axis[]): Choice[][] {
  let rows: Choice[][] = [[]];
  for (const axis of axes) {
    rows = rows.flatMap((row) =>
      axis.values.map((value, position) => [...row, { axis: axis.name, value, position }]),
    );
  }
  return rows;
}
