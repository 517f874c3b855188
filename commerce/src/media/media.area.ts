import type { Area, ShopDependencies } from '../area.ts';
import { createDocumentsHandler } from './documents-handler.ts';
import { createEventCounts } from '../platform/http/event-counts.ts';
import { createMediaHandler } from './media-handler.ts';
import { boundCopies } from './bounded-copies.ts';
import { mediaStore, resizedFolder } from './media-store.ts';

/** Pictures and documents, served at the URLs that pages, mails and feeds contain. */
export function createMediaArea({
  config,
  clock,
  log,
}: Pick<ShopDependencies, 'config' | 'clock' | 'log'>): Area {
  const store = mediaStore(config.dataDir, config.filesUrl);
  const copies = boundCopies(resizedFolder(store), config.resizedMegabytes, clock);
  const troubles = createEventCounts({
    name: 'picture_troubles_total',
    help: 'Pictures this node was asked for and did not have, or could not keep',
    label: 'kind',
    values: ['missing', 'unkept'],
  });
  const onUnkept = (err: unknown) => {
    troubles.count('unkept');
    log.warn({ err }, 'a resized picture could not be kept');
  };
  const pictures = createMediaHandler(store, config.languages, onUnkept, {
    onMissing: () => troubles.count('missing'),
    notes: copies,
  });
  return {
    endpoints: [],
    gauges: [troubles.gauges],
    jobs: [copies.job],
    routes: [
      { name: 'media', methods: ['GET'], path: '/media/', handle: pictures },
      {
        name: 'documents',
        methods: ['GET'],
        path: '/documents/',
        handle: createDocumentsHandler(store.originals, config.languages),
      },
    ],
  };
}
