import { urls } from '@casamaestra/contract/pages.ts';
import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  publishReviewOperation,
  refuseReviewOperation,
  refuseReviewPhotoOperation,
  replyToReviewOperation,
  reviewAuthorOperation,
  reviewQueueOperation,
  reviewReportOperation,
  reviewsMost,
} from '@casamaestra/contract/staff/staff-reviews.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import { nearestWidth, pictureUrl } from '../../media/picture-url.ts';
import {
  moderateReview,
  readReviewsIn,
  refusePhoto,
  replyToReview,
} from '../../reviews/moderate-reviews.usecase.ts';
import { readAuthorReviews, readReviewReport } from '../../reviews/review-report.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { authorOf } from '../../staff/staff-identity.ts';

const PHOTO_WIDTH = 640;

/** Reviews: read, judged and replied to, by the use cases of the staff commands. */
export const reviewEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, reviewQueueOperation, async ({ state = 'waiting', text = '' }) => {
    const found = await readReviewsIn(deps, { state, text, limit: reviewsMost });
    return accepted(
      found.map(({ updated_at: writtenAt, photos, slug, ...review }) => ({
        ...review,
        page: `${urls.product(slug)}#recensioni`,
        written_at: writtenAt.toISOString(),
        photos: photos.map(({ hash, width, position }) => ({
          position,
          picture: hash,
          url: pictureUrl(hash, nearestWidth(width, PHOTO_WIDTH)),
        })),
      })),
    );
  }),
  staffEndpoint(deps, reviewAuthorOperation, ({ id }) => readAuthorReviews(deps, id)),
  staffEndpoint(deps, reviewReportOperation, async ({ days }) =>
    accepted(await readReviewReport(deps, days)),
  ),
  staffEndpoint(deps, publishReviewOperation, async ({ id, seen }, who) => {
    const judged = await moderateReview({ ...deps, author: authorOf(who) }, id, { publish: true }, seen);
    return judged.ok ? accepted({ change: judged.value.change }) : judged;
  }),
  staffEndpoint(deps, refuseReviewOperation, async ({ id, reason: because, seen }, who) => {
    const verdict = { publish: false, because } as const;
    const judged = await moderateReview({ ...deps, author: authorOf(who) }, id, verdict, seen);
    return judged.ok ? accepted({ change: judged.value.change }) : judged;
  }),
  staffEndpoint(deps, refuseReviewPhotoOperation, ({ id, position, picture }, who) =>
    refusePhoto({ ...deps, author: authorOf(who) }, id, position, picture),
  ),
  staffEndpoint(deps, replyToReviewOperation, ({ id, reply, seen }, who) =>
    replyToReview({ ...deps, author: authorOf(who) }, id, reply, seen),
  ),
];
