import type { TextFinding } from '@casamaestra/contract/staff/staff-content.operations.ts';
import { texts } from '../platform/texts.ts';
import css from './contents.module.css';

/** What is wrong in a text or still missing, by its lines. */
export function FindingList({ findings }: { findings: readonly TextFinding[] }) {
  const { contents } = texts();
  if (findings.length === 0) return null;
  return (
    <ul className={css.findings}>
      {findings.map(({ line, sentence }) => (
        <li key={`${line} ${sentence}`}>{line === null ? sentence : contents.line(line, sentence)}</li>
      ))}
    </ul>
  );
}
