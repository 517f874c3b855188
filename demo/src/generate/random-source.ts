/** Numbers in [0, 1), the same for the same seed on every machine. */
export type RandomSource = () => number;

/** The mulberry32 generator: 32 bits of state, ample for test data. */
export function randomSource(seed: number): RandomSource {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function randomBelow(random: RandomSource, limit: number): number {
  return Math.floor(random() * limit);
}

export function randomOf<Value>(random: RandomSource, values: readonly Value[]): Value {
  return values[randomBelow(random, values.length)] as Value;
}
