import { reviewQueueOperation, reviewsMost } from '@casamaestra/contract/staff/staff-reviews.operations.ts';
import type { reviewStates } from '@casamaestra/contract/staff/staff-reviews.operations.ts';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ExportList } from '../lists/export-list.tsx';
import { FilterForm } from '../lists/filter-form.tsx';
import { NewRows } from '../lists/new-rows.tsx';
import { allLoaded } from '../lists/read-all.ts';
import { Failure } from '../platform/failure.tsx';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { DecisionTold } from './decision-told.tsx';
import type { DecisionMade } from './decision-told.tsx';
import { ReviewTabs } from './review-tabs.tsx';
import { reviewColumns } from './review-columns.ts';
import { ReviewsQueue } from './reviews-queue.tsx';

type State = (typeof reviewStates)[number];

/** Reviews that wait, and those that were published or refused, found by their words. */
const ReviewsIn = ({ state }: { state: State }) => {
  const { reviews, shell } = texts();
  const [address, setAddress] = useSearchParams();
  const text = address.get('q') ?? '';
  // What came meanwhile is told above the list.
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...reading(reviewQueueOperation, { state, text }),
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
  const [decision, setDecision] = useState<DecisionMade>();
  const isQueue = state === 'waiting';
  return (
    <>
      <ScreenHead title={shell.screens.reviews}>
        <p role="status">{data && isQueue && reviews.waiting(data.length, counted(data.length))}</p>
        {data && data.length > 0 && (
          <ExportList name="reviews" columns={reviewColumns()} readAll={allLoaded('reviews', data)} />
        )}
      </ScreenHead>
      <ReviewTabs />
      {!isQueue && (
        <FilterForm
          address={address}
          textLabel={reviews.search}
          applyLabel={reviews.apply}
          onChange={setAddress}
        >
          {null}
        </FilterForm>
      )}
      <Failure error={error} />
      {data && (
        <NewRows
          key={`${text} ${dataUpdatedAt}`}
          op={reviewQueueOperation}
          input={{ state, text }}
          readAt={dataUpdatedAt}
          known={data.map(({ id }) => id)}
          keysOf={(found) => found.map(({ id }) => id)}
          onShow={() => void refetch()}
        />
      )}
      <DecisionTold decision={decision} />
      {data?.length === 0 && (
        <EmptyState
          icon="star"
          title={isQueue ? reviews.none : reviews.noneFound}
          text={isQueue ? reviews.noneText : reviews.noneFoundText}
          level={2}
        />
      )}
      {data !== undefined && data.length >= reviewsMost && <p>{reviews.most(counted(reviewsMost))}</p>}
      {data && <ReviewsQueue reviews={data} onDecided={setDecision} />}
    </>
  );
};

export const ReviewsScreen = () => <ReviewsIn key="waiting" state="waiting" />;
export const PublishedReviewsScreen = () => <ReviewsIn key="published" state="published" />;
export const RefusedReviewsScreen = () => <ReviewsIn key="refused" state="refused" />;
