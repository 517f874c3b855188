import type { DoubleState } from './double-state.ts';

export interface PlainAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly location?: string;
}

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

function file(path: string): PlainAnswer | undefined {
  const picture = /^\/files\/(?:thumb_|gallery_|main_)?([\w-]+)\.svg$/.exec(path)?.[1];
  if (picture !== undefined) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#e8e2d6"/><text x="50" y="54" font-size="12" text-anchor="middle" fill="#1f2a24">${picture}</text></svg>`;
    return { status: 200, type: 'image/svg+xml', body: svg };
  }
  return /^\/files\/[\w-]+\.pdf$/.test(path)
    ? { status: 200, type: 'application/pdf', body: pdf }
    : undefined;
}

/** The bank's page: two links back to the shop with the bank's parameters. */
function bank(state: DoubleState, query: URLSearchParams): PlainAnswer {
  const transaction = query.get('transaction') ?? '';
  const back = (page: string, ended: string) =>
    `${state.shop}/pages/${page}?a=GESPAY12345&amp;b=${encodeURIComponent(`${transaction}*${ended}`)}`;
  const body = `<!doctype html><html lang="it"><link rel="icon" href="data:,"><title>Banca</title><h1>Banca</h1><p><a href="${back('payment-success', 'OK')}">Paga</a></p><p><a href="${back('payment-failed', 'KO')}">Rifiuta</a></p></html>`;
  return { status: 200, type: 'text/html; charset=utf-8', body };
}

/** Other paths than calls: public files and the bank's page. */
export function otherAddress(state: DoubleState, url: URL): PlainAnswer | undefined {
  if (url.pathname === '/banca') return bank(state, url.searchParams);
  return file(url.pathname);
}
