import { Worker } from 'node:worker_threads';
import { mergeSegments } from '../index/merge-segments.ts';
import { viewSegment, type Segment, type SegmentImage } from '../index/segment.ts';

/** A merge running in its own thread. */
export type BackgroundMerge = {
  readonly done: Promise<Segment>;
  readonly isStopped: boolean;
  stop(): Promise<void>;
};

export function startMerge(segments: readonly Segment[]): BackgroundMerge {
  const images = segments.map(({ buffer, lengths }): SegmentImage => ({ buffer, lengths }));
  const worker = new Worker(new URL('./merge-worker.ts', import.meta.url), {
    workerData: { images },
    resourceLimits: { maxOldGenerationSizeMb: 4096 },
  });
  const done = new Promise<Segment>((resolve, reject) => {
    worker.once('message', (image: SegmentImage) => resolve(viewSegment(image)));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the merge ended early (${code})`)));
  });
  let isStopped = false;
  return {
    done,
    get isStopped() {
      return isStopped;
    },
    stop: async () => {
      isStopped = true;
      await worker.terminate();
    },
  };
}

/** Merges parts to the end, in a thread when there is something to merge. */
export async function mergeInThread(parts: readonly Segment[]): Promise<Segment> {
  const [only] = parts;
  if (parts.length <= 1) return only ?? mergeSegments([]);
  const merge = startMerge(parts);
  try {
    return await merge.done;
  } finally {
    await merge.stop();
  }
}
