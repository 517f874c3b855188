import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { Job } from '../platform/jobs/job-runner.ts';
import type { ContentStore } from './content-store.ts';
import type { WebPage } from './view/present-page.ts';

const LOOK_EVERY_MS = 5000;
const TEXTS_A_RUN = 20;

/**
 * Writes the HTML of pages and posts before they are asked for, one in a turn of the event loop: the first
 * reader after a start or a change of content would wait for it, and with them everybody else.
 */
export function writeTextsJob(content: ContentStore, languages: readonly Language[]): Job {
  let generation: number | undefined;
  let unwritten: WebPage[] = [];
  return {
    name: 'texts of content',
    everyMs: LOOK_EVERY_MS,
    of: 'node',
    async run() {
      const view = await content.now();
      if (generation !== content.generation) {
        generation = content.generation;
        unwritten = languages.flatMap((language) => [...view.pages(language).values()]).toReversed();
      }
      const batch = unwritten.splice(-TEXTS_A_RUN);
      // Reading the property writes the text.
      for (const { data } of batch) await nextTurn(data.main_section_html);
      return batch.length;
    },
  };
}
