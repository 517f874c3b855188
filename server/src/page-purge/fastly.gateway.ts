import { askCache, type PagePurger } from './page-purger.ts';

const usualAddress = 'https://api.fastly.com';
/** Most surrogate keys of one call. */
const batch = 256;

interface FastlyAccount {
  readonly address: string | undefined;
  readonly service: string;
  readonly token: string;
}

/** Fastly: a batch of surrogate keys of one service. */
export const fastlyPurger = ({ address = usualAddress, service, token }: FastlyAccount): PagePurger => ({
  batch,
  header: (tags) => ['surrogate-key', tags.join(' ')],
  purge: (tags) =>
    askCache(`${address}/service/${encodeURIComponent(service)}/purge`, {
      method: 'POST',
      headers: { 'fastly-key': token, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ surrogate_keys: tags }),
    }),
});
