import { parentPort, workerData } from 'node:worker_threads';
import { mergeSegments } from '../index/merge-segments.ts';
import { viewSegment, type SegmentImage } from '../index/segment.ts';

/** Merges segments outside of the request thread and returns the new one. */
const { images } = workerData as { images: readonly SegmentImage[] };
const { buffer, lengths } = mergeSegments(images.map(viewSegment));
parentPort?.postMessage({ buffer, lengths } satisfies SegmentImage);
