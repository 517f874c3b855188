import type { WriteStream } from 'node:tty';

/** Shows progress: a bar on a terminal, else occasional plain lines. */
export interface ProgressBar {
  update(share: number, text: string): void;
  end(): void;
}

const width = 24;
const plainEveryMilliseconds = 5_000;
const barEveryMilliseconds = 100;

export function createProgressBar(output: WriteStream | NodeJS.WriteStream): ProgressBar {
  const isTerminal = output.isTTY;
  let last = isTerminal ? -Infinity : performance.now();
  return {
    update(share, text) {
      const now = performance.now();
      if (now - last < (isTerminal ? barEveryMilliseconds : plainEveryMilliseconds)) return;
      last = now;
      const percent = `${Math.floor(Math.min(share, 1) * 100)}`.padStart(3);
      const filled = Math.round(Math.min(share, 1) * width);
      const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`;
      output.write(isTerminal ? `\r\u001b[K${bar} ${percent} %  ${text}` : `${percent} %  ${text}\n`);
    },
    end() {
      if (isTerminal) output.write('\r\u001b[K');
    },
  };
}
