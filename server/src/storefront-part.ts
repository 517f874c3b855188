import type { Exchange } from './exchange.ts';
import type { RenderedPage } from './html-cache/cached-page.ts';
import type { StaticFiles } from './static-files.ts';

/** The storefront as the server uses it, built or in development. */
export interface StorefrontPart {
  readonly files: StaticFiles;
  /** Renders one URL. */
  render(request: Request): Promise<Response>;
  /** Development only: answers Vite's own URLs; true when it did. */
  intercept?(exchange: Exchange): Promise<boolean>;
  close(): Promise<void>;
}

/** The complete result of a render. Pages provide their bytes (`page`), anything else is read. */
export async function renderedPage(response: Response): Promise<RenderedPage> {
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value;
  });
  const whole = 'page' in response && Buffer.isBuffer(response.page) ? response.page : undefined;
  const body = whole ?? Buffer.from(await response.arrayBuffer());
  const setCookies = response.headers.getSetCookie();
  return { status: response.status, headers, setCookies, body };
}
