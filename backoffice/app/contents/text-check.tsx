import { checkContentOperation } from '@casamaestra/contract/staff/staff-content.operations.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import css from './contents.module.css';
import { FindingList } from './finding-list.tsx';
import { useSettled } from './use-settled.ts';

type TextCheckProps = {
  file: string;
  text: string;
  /** Where no page of the shop shows it. */
  reads: boolean;
};

/** What is wrong in a text, and how it reads: the service has taken out of the HTML all that may run. */
export function TextCheck({ file, text, reads }: TextCheckProps) {
  const { contents } = texts();
  const id = useId();
  const { data } = useQuery({
    ...reading(checkContentOperation, { file, text: useSettled(text) }),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  });
  const findings = data?.findings ?? [];
  return (
    <>
      <div role="status">
        {data && findings.length === 0 && <p className={css.soft}>{contents.sound}</p>}
        <FindingList findings={findings} />
      </div>
      {reads && typeof data?.html === 'string' && (
        <section aria-labelledby={id} className={css.part}>
          <h2 id={id}>{contents.reads}</h2>
          <div className={css.read} dangerouslySetInnerHTML={{ __html: data.html }} />
        </section>
      )}
    </>
  );
}
