import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Textarea } from '@casamaestra/ui/input.tsx';
import { Skeleton } from '@casamaestra/ui/skeleton.tsx';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { may } from '../../platform/permitted.ts';
import { texts } from '../../platform/texts.ts';
import { useMe } from '../../shell/me.ts';
import css from './description.module.css';
import type { RichTextProps, WhyHtml } from './rich-text.tsx';

/** Stands for the editor where its code did not come: the rest of the page goes on. */
function NotLoaded({ onHtmlOnly }: RichTextProps): ReactNode {
  useEffect(() => onHtmlOnly('notLoaded'), [onHtmlOnly]);
  return null;
}

const RichText = lazy(async (): Promise<{ default: ComponentType<RichTextProps> }> => {
  try {
    return { default: (await import('./rich-text.tsx')).RichText };
  } catch {
    return { default: NotLoaded };
  }
});

type DescriptionFieldProps = { value: string; onChange: (html: string) => void };

/** A description as it will look, or its HTML: always that where it holds what only HTML can say. */
export function DescriptionField({ value, onChange }: DescriptionFieldProps) {
  const { goods } = texts();
  const mayEdit = may(useMe(), 'products', 'edit');
  const { richText } = goods;
  const [mode, setMode] = useState<'text' | 'html'>('text');
  const [why, setWhy] = useState<WhyHtml>();
  const keepHtml = useCallback((reason: WhyHtml) => {
    setWhy(reason);
    setMode('html');
  }, []);
  return (
    <div className={css.field}>
      <Field
        label={goods.description}
        hint={mode === 'text' ? richText.hint : why ? richText[why] : goods.descriptionHint}
      >
        {(control) =>
          mode === 'html' ? (
            <Textarea
              {...control}
              rows={10}
              spellCheck={false}
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
          ) : (
            <Suspense fallback={<Skeleton lines={8} />}>
              <RichText
                control={control}
                label={goods.description}
                value={value}
                mayEdit={mayEdit}
                onChange={onChange}
                onHtmlOnly={keepHtml}
              />
            </Suspense>
          )
        }
      </Field>
      <div role="group" aria-label={richText.mode} className={css.modes}>
        {(['text', 'html'] as const).map((one) => (
          <Button
            key={one}
            size="s"
            variant="quiet"
            aria-pressed={mode === one}
            onClick={() => {
              setWhy(undefined);
              setMode(one);
            }}
          >
            {richText.modes[one]}
          </Button>
        ))}
      </div>
    </div>
  );
}
