/** What became of a code: a piece more, or nothing. */
export type Verdict = 'taken' | 'wrong';

let context: AudioContext | undefined;

/** Browsers let a page sound only after a press of a button: to be called in one. */
export function readySound(): void {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  void context.resume();
}

/** Frequency in hertz, and when it begins, of each tone. */
const tones: Readonly<Record<Verdict, readonly (readonly [number, number])[]>> = {
  taken: [[1_320, 0]],
  wrong: [
    [330, 0],
    [260, 0.16],
  ],
};
const TONE_SECONDS = 0.12;

function sound(verdict: Verdict): void {
  if (context?.state !== 'running') return;
  for (const [frequency, after] of tones[verdict]) {
    const begins = context.currentTime + after;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.25, begins);
    // Cut off at once it would click.
    volume.gain.exponentialRampToValueAtTime(0.001, begins + TONE_SECONDS);
    tone.connect(volume).connect(context.destination);
    tone.start(begins);
    tone.stop(begins + TONE_SECONDS);
  }
}

/** Tells by ear and hand what became of a code. */
export function signal(verdict: Verdict, { isLoud }: { readonly isLoud: boolean }): void {
  if (isLoud) sound(verdict);
  if ('vibrate' in navigator) navigator.vibrate(verdict === 'taken' ? 60 : [80, 60, 80]);
}
