import { parentPort, workerData } from 'node:worker_threads';
import { analyzerFor } from '../analysis/analyzer.ts';
import { absorbSegment } from '../index/segment-absorb.ts';
import { SegmentBuilder } from '../index/segment-builder.ts';
import { layOutSegment } from '../index/segment-layout.ts';
import { viewSegment, type SegmentImage } from '../index/segment.ts';
import type { SearchLanguage } from '../search-engine.ts';

/** Merges segments outside of the request thread and returns the new one. */
const { language, images } = workerData as { language: SearchLanguage; images: SegmentImage[] };
const builder = new SegmentBuilder(analyzerFor(language));
for (let image = images.shift(); image !== undefined; image = images.shift()) {
  absorbSegment(builder, viewSegment(image));
}
const { buffer, lengths } = layOutSegment(builder);
parentPort?.postMessage({ buffer, lengths } satisfies SegmentImage);
