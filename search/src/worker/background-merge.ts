import { Worker } from 'node:worker_threads';
import { viewSegment, type Segment, type SegmentImage } from '../index/segment.ts';
import type { SearchLanguage } from '../search-engine.ts';

/** A merge running in its own thread. */
export type BackgroundMerge = { readonly done: Promise<Segment>; stop(): Promise<void> };

export function startMerge(language: SearchLanguage, segments: readonly Segment[]): BackgroundMerge {
  const images = segments.map(({ buffer, lengths }): SegmentImage => ({ buffer, lengths }));
  const worker = new Worker(new URL('./merge-worker.ts', import.meta.url), {
    workerData: { language, images },
    resourceLimits: { maxOldGenerationSizeMb: 4096 },
  });
  const done = new Promise<Segment>((resolve, reject) => {
    worker.once('message', (image: SegmentImage) => resolve(viewSegment(image)));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the merge ended early (${code})`)));
  });
  return {
    done,
    stop: async () => {
      await worker.terminate();
    },
  };
}
