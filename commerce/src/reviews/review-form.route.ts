import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { reviewFormPath, reviewPhotos } from '@casamaestra/contract/reviews/review-form.ts';
import { reviewFormSchema } from '@casamaestra/contract/reviews/reviews.operations.ts';
import { mailPageTexts } from '@casamaestra/texts/service/mail-page-texts.ts';
import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import { callerOf } from '../contract-http/caller.ts';
import type { Caller } from '../contract-http/caller.ts';
import { plainPage } from '../contract-http/plain-page.ts';
import { readInput } from '../contract-http/read-input.ts';
import { readerOf } from '../contract-http/reader.ts';
import { refusalAnswer } from '../contract-http/refusal-answer.ts';
import type { WebRoute } from '../contract-http/web-route.ts';
import { sendPhotoReview } from './photo-review.usecase.ts';
import type { PhotoReviewDependencies } from './photo-review.usecase.ts';

const BYTES = 1_000_000;
/** Fields of the form are few; more are not looked at. */
const FIELDS_MAX = 30;

/** What was sent, as far as the form has it. */
async function readForm(request: Request) {
  const form = await request.formData().catch(() => null);
  if (form === null) return refused('form_unreadable', {});
  const entries = [...form].slice(0, FIELDS_MAX);
  const fields = entries.filter(([, value]) => typeof value === 'string');
  const input = readInput(reviewFormSchema, Object.fromEntries(fields));
  if (!input.ok) return input;
  const photos = entries.flatMap(([name, value]) =>
    name === 'photos' && typeof value !== 'string' && value.size > 0 ? [value] : [],
  );
  const { most, mostMegabytes } = reviewPhotos;
  if (photos.length > most) return refused('photos_too_many', { most }, 'photos');
  if (photos.reduce((sum, { size }) => sum + size, 0) > mostMegabytes * BYTES)
    return refused('photos_too_large', { most_megabytes: mostMegabytes }, 'photos');
  return { ok: true as const, value: { input: input.value, photos } };
}

async function sent(
  deps: PhotoReviewDependencies,
  request: Request,
  caller: Caller,
): Promise<Outcome<undefined>> {
  const form = await readForm(request);
  return form.ok ? sendPhotoReview(deps, caller, form.value) : form;
}

/**
 * A review with photos, as a form of the product page sends it, also without scripts. Who writes is known by the token
 * of a call, or by an order; never by a cookie, since pages of other sites may send forms here.
 */
export function reviewFormRoute(deps: PhotoReviewDependencies): WebRoute {
  return {
    name: 'reviews.form',
    methods: ['POST'],
    path: reviewFormPath,
    async handle(request) {
      const header = (name: string) => request.headers.get(name) ?? undefined;
      const caller = callerOf({ header, requestId: header('x-request-id') ?? '' }, [], deps.config.languages);
      const { language, accept } = readerOf(header, deps.config.languages);
      const outcome = await sent(deps, request, caller);
      const asPage = accept?.startsWith('text') === true;
      if (!outcome.ok && !asPage) {
        const { status, headers, body } = refusalAnswer(outcome.refusal, { language, accept });
        return new Response(String(body), { status, headers });
      }
      if (!asPage) return Response.json({}, { headers: { 'cache-control': 'no-store' } });
      const { title, sent: done } = mailPageTexts(language).review;
      return outcome.ok
        ? plainPage({ status: 200, title, text: done }, language)
        : plainPage({ status: 417, title, text: refusalSentence(outcome.refusal, language) }, language);
    },
  };
}
