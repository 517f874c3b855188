import {
  compareContentOperation,
  restoreContentOperation,
  type ContentEntry,
} from '@casamaestra/contract/staff/staff-content.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { DiffView } from '@casamaestra/ui/diff-view.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import css from './contents.module.css';

type EntryVersionsProps = {
  entry: ContentEntry;
  mayEdit: boolean;
  onRestored: (entry: ContentEntry) => void;
};

/** The versions of an entry: compared with the current one, and brought back as a new one. */
export function EntryVersions({ entry, mayEdit, onRestored }: EntryVersionsProps) {
  const { contents } = texts();
  const id = useId();
  const [compared, setCompared] = useState<number>();
  const restored = useMutation({
    mutationFn: (version: number) => callStaff(restoreContentOperation, { file: entry.file, version }),
    onSuccess: (now) => {
      setCompared(undefined);
      onRestored(now);
    },
  });
  return (
    <section aria-labelledby={id} className={css.part}>
      <h2 id={id}>{contents.history}</h2>
      <Failure error={restored.error} id={`${id}f`} />
      <ul className={css.versions}>
        {entry.versions.map(({ version, at, who, removed }) => (
          <li key={version}>
            <span id={`${id}-${version}`}>{contents.version(counted(version), moment(at), who)}</span>
            {version === entry.version ? (
              <small>{contents.current}</small>
            ) : (
              <>
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={`${contents.compare}: ${counted(version)}`}
                  onClick={() => setCompared(version)}
                >
                  {contents.compare}
                </Button>
                {mayEdit && !removed && (
                  <Button
                    size="s"
                    variant="quiet"
                    aria-label={`${contents.restore}: ${counted(version)}`}
                    busy={restored.isPending}
                    onClick={() => restored.mutate(version)}
                  >
                    {contents.restore}
                  </Button>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {compared !== undefined && <Compared key={entry.version} file={entry.file} version={compared} />}
    </section>
  );
}

function Compared({ file, version }: { file: string; version: number }) {
  const { contents, activity } = texts();
  const { data, error } = useQuery({
    ...reading(compareContentOperation, { file, version }),
    staleTime: 0,
    gcTime: 0,
  });
  const caption = contents.differences(counted(version));
  return (
    <>
      <h3>{caption}</h3>
      <Failure error={error} id="compare-failure" />
      {data?.length === 0 && <p>{contents.same}</p>}
      {data !== undefined && data.length > 0 && (
        <DiffView caption={caption} labels={activity.labels} rows={data} />
      )}
    </>
  );
}
