import { FieldError } from '@casamaestra/ui/field.tsx';
import { Refused } from './call-staff.ts';
import { texts } from './texts.ts';

/** A failure in the words of a person: the service's sentence, or that it was not reached. */
export const failureText = (error: unknown): string =>
  error instanceof Refused ? error.message : texts().shell.unreachable;

export const Failure = ({ error, id = 'failure' }: { error: unknown; id?: string }) =>
  error === null || error === undefined ? null : (
    <div role="alert">
      <FieldError id={id}>{failureText(error)}</FieldError>
    </div>
  );
