import { useCallback, useEffect, useRef, useState } from 'react';
import { Refused } from './call-staff.ts';
import { failureText } from './failure.tsx';

/** A file on its way to the shop. */
export interface QueuedFile {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'there' | 'failed';
  /** Why it failed; whether trying again may help. */
  readonly fault?: { readonly text: string; readonly isFinal: boolean } | undefined;
}

/** A colleague beside uploads as well: the shop reads one large file of a network at a time. */
const WAIT_MOST_S = 30;

/** Seconds after which a file may be sent again by itself; undefined: it failed. */
function waitOf(error: unknown): number | undefined {
  if (!(error instanceof Refused) || error.code !== 'tries_exceeded') return undefined;
  const seconds = Number(error.facts['seconds']);
  return seconds <= WAIT_MOST_S ? seconds : undefined;
}

/** Files that are sent one after the other; one that fails leaves the others, and what it was is not lost. */
export function useFileQueue<Row extends QueuedFile>(send: (file: File) => Promise<Partial<Row>>) {
  const [files, setFiles] = useState<readonly Row[]>([]);
  const [isStopped, setStopped] = useState(false);
  const sending = useRef<number>(undefined);
  const change = useCallback((id: number, to: Partial<Row>) => {
    setFiles((before) => before.map((one) => (one.id === id ? { ...one, ...to } : one)));
  }, []);
  const tell = useCallback((id: number, to: Partial<QueuedFile>) => change(id, to as Partial<Row>), [change]);
  useEffect(() => {
    const next = files.find(({ state }) => state === 'waiting');
    if (isStopped || sending.current !== undefined || next === undefined) return;
    const { id, file } = next;
    sending.current = id;
    tell(id, { state: 'sending' });
    const failed = (error: unknown) => {
      const seconds = waitOf(error);
      if (seconds !== undefined) return void setTimeout(() => tell(id, { state: 'waiting' }), seconds * 1000);
      const isFinal = error instanceof Refused && error.code !== 'tries_exceeded';
      tell(id, { state: 'failed', fault: { text: failureText(error), isFinal } });
    };
    void send(file)
      .finally(() => (sending.current = undefined))
      .then((found) => change(id, { ...found, state: 'there', fault: undefined }), failed);
  }, [files, isStopped, change, tell, send]);
  const again = (which: (row: Row) => boolean = () => true) =>
    setFiles((before) =>
      before.map((one) =>
        one.state === 'failed' && one.fault?.isFinal !== true && which(one)
          ? { ...one, state: 'waiting', fault: undefined }
          : one,
      ),
    );
  return { files, setFiles, isStopped, setStopped, change, again };
}
