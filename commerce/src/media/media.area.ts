import type { Area, ShopDependencies } from '../area.ts';
import { createDocumentsHandler } from './documents-handler.ts';
import { createCounts } from '../platform/http/counts.ts';
import { createMediaHandler } from './media-handler.ts';
import { mediaStore } from './media-store.ts';

/** Pictures and documents, served at the URLs that pages, mails and feeds contain. */
export function createMediaArea({ config, log }: Pick<ShopDependencies, 'config' | 'log'>): Area {
  const store = mediaStore(config.dataDir, config.filesUrl);
  const troubles = createCounts({
    name: 'picture_troubles_total',
    help: 'Pictures this node was asked for and did not have, or could not keep',
    label: 'kind',
    values: ['missing', 'unkept'],
  });
  const onUnkept = (err: unknown) => {
    troubles.count('unkept');
    log.warn({ err }, 'a resized picture could not be kept');
  };
  const pictures = createMediaHandler(store, config.languages, onUnkept, () => troubles.count('missing'));
  return {
    endpoints: [],
    gauges: [troubles.gauges],
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
