import { useState } from 'react';

/** Something wrong with a field, by the id of its control. */
export interface ShownError {
  readonly id: string;
  readonly text: string;
}

interface Attempts {
  /** Counts the tries to go on or to order that met something; 0 before the first. */
  readonly attempt: number;
  /** What the last try met and is still wrong: what comes to be wrong afterwards is told at its field. */
  readonly met: readonly ShownError[];
  /** A try met all that is wrong now. */
  readonly showErrors: () => void;
  /** A try was refused; the field is the one that was named, if any. */
  readonly refused: (field: string | null) => void;
  readonly forget: () => void;
}

/** What tries to go on or to order met: the summary of errors is theirs, and never appears while somebody types. */
export function useAttempts(errors: readonly ShownError[]): Attempts {
  const [attempt, setAttempt] = useState(0);
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set());
  const count = (): void => setAttempt((before) => before + 1);
  return {
    attempt,
    met: errors.filter(({ id }) => fields.has(id)),
    showErrors: () => {
      count();
      setFields(new Set(errors.map(({ id }) => id)));
    },
    refused: (field) => {
      count();
      if (field !== null) setFields((before) => new Set(before).add(field));
    },
    forget: () => setAttempt(0),
  };
}
