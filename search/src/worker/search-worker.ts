import { parentPort, workerData } from 'node:worker_threads';
import { analyzerFor } from '../analysis/analyzer.ts';
import { viewSegment } from '../index/segment.ts';
import { SearchCore } from '../query/search-core.ts';
import type { SearchLanguage } from '../search-engine.ts';
import type { PoolMessage } from './search-pool.ts';

/** Answers expensive queries over the shared segments. */
const analyzer = analyzerFor((workerData as { language: SearchLanguage }).language);
const core = new SearchCore(analyzer);

parentPort?.on('message', (message: PoolMessage) => {
  if (message.kind === 'segments') {
    const known = new Map(core.segments.map((segment) => [segment.buffer, segment]));
    core.setSegments(message.images.map((image) => known.get(image.buffer) ?? viewSegment(image)));
  } else if (message.kind === 'synonyms') core.setSynonyms(message.rules);
  else {
    try {
      parentPort?.postMessage({
        ticket: message.ticket,
        result: core.search(message.query),
      });
    } catch (error) {
      parentPort?.postMessage({
        ticket: message.ticket,
        error: error instanceof Error ? error.message : String(error),
      });
    }
  }
});
