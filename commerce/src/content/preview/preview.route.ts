import { isDraftPreview, previewCookie } from '@casamaestra/contract/content/preview-cookie.ts';
import { languageInCookies } from '@casamaestra/contract/platform/language-cookie.ts';
import { offeredLanguage } from '@casamaestra/texts/languages.ts';
import type { OfferedLanguages } from '@casamaestra/texts/languages.ts';
import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import type { WebRoute } from '../../contract-http/web-route.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Previews } from './previews.ts';

export const previewPath = '/api/open/preview';

const kept = (value: string, seconds: number, isSecure: boolean) =>
  `${previewCookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

interface PreviewRouteOptions {
  readonly previews: Previews;
  readonly clock: Clock;
  readonly languages: OfferedLanguages;
  readonly isSecure: boolean;
}

/** GET: with a signed token the browser sees the preview from now on; without one it leaves it. */
export function previewRoute({ previews, clock, languages, isSecure }: PreviewRouteOptions): WebRoute {
  return {
    name: 'content.preview',
    methods: ['GET'],
    path: previewPath,
    async handle(request) {
      const sent = new URL(request.url).searchParams.get('token');
      const token = sent ?? '';
      const found = sent === null || isDraftPreview(token) ? null : await previews.read(token);
      const headers = new Headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      if (sent !== null && found === null) {
        const language = offeredLanguage(languageInCookies(request.headers.get('cookie') ?? ''), languages);
        headers.set('content-type', 'text/plain; charset=utf-8');
        return new Response(answerTexts(language).previewOver, { status: 403, headers });
      }
      const seconds = found === null ? 0 : Math.ceil((found.until - clock.now()) / 1000);
      headers.set('location', '/');
      headers.set('set-cookie', kept(found === null ? '' : token, seconds, isSecure));
      return new Response(null, { status: 303, headers });
    },
  };
}
