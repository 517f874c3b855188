import { Button } from '@casamaestra/ui/button.tsx';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { texts } from '../../platform/texts.ts';
import css from './description.module.css';
import { LinkTool } from './link-tool.tsx';

type Chain = ReturnType<Editor['chain']>;
type Tool = 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers';

const tools: readonly {
  readonly name: Tool;
  readonly isOn: (editor: Editor) => boolean;
  readonly use: (chain: Chain) => Chain;
}[] = [
  { name: 'bold', isOn: (one) => one.isActive('bold'), use: (chain) => chain.toggleBold() },
  { name: 'italic', isOn: (one) => one.isActive('italic'), use: (chain) => chain.toggleItalic() },
  {
    name: 'heading',
    isOn: (one) => one.isActive('heading'),
    use: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { name: 'bullets', isOn: (one) => one.isActive('bulletList'), use: (chain) => chain.toggleBulletList() },
  {
    name: 'numbers',
    isOn: (one) => one.isActive('orderedList'),
    use: (chain) => chain.toggleOrderedList(),
  },
];

/** The address of the link the cursor is in. */
function linkAt(editor: Editor): string | undefined {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : undefined;
}

/** What shapes the text: pressed where it is in force at the cursor. */
export function RichTextTools({ editor }: { editor: Editor }) {
  const { richText } = texts().goods;
  const [isLinking, setLinking] = useState(false);
  const { on, link, canUndo, canRedo } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: tools.filter(({ isOn }) => isOn(now)).map(({ name }) => name),
      link: linkAt(now),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  return (
    <div role="group" aria-label={richText.tools} className={css.tools}>
      {tools.map(({ name, use }) => (
        <Button
          key={name}
          size="s"
          variant="quiet"
          aria-pressed={on.includes(name)}
          onClick={() => {
            use(editor.chain()).run();
            // At once: the editor's own command waits for a frame, and what is typed meanwhile is lost.
            editor.view.focus();
          }}
        >
          {richText[name]}
        </Button>
      ))}
      <Button
        size="s"
        variant="quiet"
        aria-pressed={link !== undefined}
        aria-expanded={isLinking}
        onClick={() => setLinking(!isLinking)}
      >
        {richText.link}
      </Button>
      <Button
        size="s"
        variant="quiet"
        disabled={!canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      >
        {richText.undo}
      </Button>
      <Button
        size="s"
        variant="quiet"
        disabled={!canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      >
        {richText.redo}
      </Button>
      {isLinking && (
        <LinkTool key={link ?? ''} editor={editor} link={link ?? ''} onDone={() => setLinking(false)} />
      )}
    </div>
  );
}
