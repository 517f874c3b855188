import type { Area, ShopDependencies } from '../area.ts';
import { createDocumentsHandler } from './documents-handler.ts';
import { createMediaHandler } from './media-handler.ts';
import { mediaStore } from './media-store.ts';

/** Pictures and documents, served at the URLs that pages, mails and feeds contain. */
export function createMediaArea({ config, log }: Pick<ShopDependencies, 'config' | 'log'>): Area {
  const store = mediaStore(config.dataDir, config.filesUrl);
  const pictures = createMediaHandler(store, config.languages, (err) =>
    log.warn({ err }, 'a resized picture could not be kept'),
  );
  return {
    endpoints: [],
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
