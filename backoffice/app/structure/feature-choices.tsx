import { Field } from '@casamaestra/ui/field.tsx';
import { Textarea } from '@casamaestra/ui/input.tsx';
import { useState } from 'react';
import { texts } from '../platform/texts.ts';

interface FeatureChoicesProps {
  choices: readonly string[];
  error?: string | undefined;
  onType: (choices: string[]) => void;
}

const choicesIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** Values that pages of products offer for a feature, one a line. */
export function FeatureChoices({ choices, error, onType }: FeatureChoicesProps) {
  const { feature } = texts().structure;
  const [text, setText] = useState(choices.join('\n'));
  // An empty line while typing is not a value; what was taken back or saved by another is shown.
  const shown = choicesIn(text).join('\n') === choices.join('\n') ? text : choices.join('\n');
  return (
    <Field label={feature.choices} hint={feature.choicesHint} error={error}>
      {(control) => (
        <Textarea
          {...control}
          rows={4}
          value={shown}
          onChange={({ target }) => {
            setText(target.value);
            onType(choicesIn(target.value));
          }}
        />
      )}
    </Field>
  );
}
