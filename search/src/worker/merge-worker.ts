import { parentPort, workerData } from 'node:worker_threads';
import { mergeSegments } from '../index/merge-segments.ts';
import { viewSegment, type SegmentImage } from '../index/segment.ts';
import { standBack } from './stand-back.ts';

/** Merges segments outside of the request thread and returns the new one. */
standBack();
const { images } = workerData as { images: readonly SegmentImage[] };
const { buffer, lengths } = mergeSegments(images.map(viewSegment));
parentPort?.postMessage({ buffer, lengths } satisfies SegmentImage);
