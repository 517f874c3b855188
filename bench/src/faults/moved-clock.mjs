// Loaded before the shop (node --import): moves the process's clock forward by so many milliseconds.
import { env } from 'node:process';

const offset = Number(env.BENCH_CLOCK_OFFSET_MS ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + offset;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }

  static now() {
    return now();
  }
};
