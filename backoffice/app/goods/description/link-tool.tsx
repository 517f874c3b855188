import { Button } from '@casamaestra/ui/button.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input } from '@casamaestra/ui/input.tsx';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../platform/texts.ts';
import css from './description.module.css';

/** Addresses the shop keeps in a text: others are taken out when it is saved. */
const ADDRESS = /^(?:https:\/\/\S+|mailto:\S+@\S+|\/(?!\/)\S*)$/;

type LinkToolProps = { editor: Editor; link: string; onDone: () => void };

/** Makes what is selected a link, changes the one the cursor is in, or takes it away. */
export function LinkTool({ editor, link, onDone }: LinkToolProps) {
  const { richText } = texts().goods;
  const [address, setAddress] = useState(link);
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isRight = ADDRESS.test(address.trim());
  const put = () => {
    setTried(true);
    if (!isRight) return;
    const href = address.trim();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && link === '')
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  };
  return (
    <div className={css.link}>
      <Field label={richText.address} error={isTried && !isRight ? richText.addressWrong : undefined}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            inputMode="url"
            maxLength={500}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                event.stopPropagation();
                onDone();
                editor.commands.focus();
              }
              // The form around it would be saved.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              put();
            }}
          />
        )}
      </Field>
      <Button size="s" variant="secondary" onClick={put}>
        {richText.put}
      </Button>
      {link !== '' && (
        <Button
          size="s"
          variant="quiet"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onDone();
          }}
        >
          {richText.unlink}
        </Button>
      )}
    </div>
  );
}
