import {
  voicesMost,
  voicesOperation,
  voiceStates,
} from '@casamaestra/contract/staff/staff-voices.operations.ts';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FilterForm } from '../lists/filter-form.tsx';
import { ReadyViews } from '../lists/ready-views.tsx';
import { Failure } from '../platform/failure.tsx';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { DecisionTold } from './decision-told.tsx';
import type { DecisionMade } from './decision-told.tsx';
import { VoicesQueue } from './voices-queue.tsx';

/** What shoppers asked and wrote: what waits first, then what was published or refused, found by its words. */
export function VoicesScreen() {
  const { voices, reviews, shell } = texts();
  const [address, setAddress] = useSearchParams();
  const state = voiceStates.find((one) => one === address.get('vista')) ?? 'waiting';
  const text = address.get('q') ?? '';
  const { data, error } = useQuery({
    ...reading(voicesOperation, { state, text }),
    placeholderData: keepPreviousData,
  });
  const [decision, setDecision] = useState<DecisionMade>();
  const isFiltered = state !== 'waiting' || text !== '';
  return (
    <>
      <ScreenHead title={shell.screens.voices}>
        <p role="status">
          {data && state === 'waiting' && reviews.waiting(data.length, counted(data.length))}
        </p>
      </ScreenHead>
      <ReadyViews label={voices.views} names={voiceStates} texts={voices.states} current={state} />
      {isFiltered && (
        <FilterForm
          address={address}
          textLabel={voices.search}
          applyLabel={voices.apply}
          onChange={setAddress}
        >
          {null}
        </FilterForm>
      )}
      <Failure error={error} />
      <DecisionTold decision={decision} />
      {data?.length === 0 && (
        <EmptyState
          icon="chat"
          title={isFiltered ? voices.noneFound : voices.none}
          text={isFiltered ? voices.noneFoundText : voices.noneText}
          level={2}
        />
      )}
      {data !== undefined && data.length >= voicesMost && <p>{voices.most(counted(voicesMost))}</p>}
      {data && <VoicesQueue key={state} voices={data} onDecided={setDecision} />}
    </>
  );
}
