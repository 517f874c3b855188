import type { ControlProps } from '@casamaestra/ui/field.tsx';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import css from './description.module.css';
import { RichTextTools } from './rich-text-tools.tsx';
import { tidyHtml } from './tidy-html.ts';

/** What descriptions may hold and an editor of paragraphs can write. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: { levels: [3, 4] },
    horizontalRule: false,
    link: { openOnClick: false, autolink: false, HTMLAttributes: { rel: null, target: null } },
    strike: false,
    trailingNode: false,
    underline: false,
  }),
];

/** unwritable: the text has what this editor would drop, such as a table; notLoaded: its code did not come. */
export type WhyHtml = 'unwritable' | 'notLoaded';

export type RichTextProps = {
  control: ControlProps;
  label: string;
  value: string;
  /** May be written into; a disabled form around it does not say so to an editor. */
  mayEdit: boolean;
  onChange: (html: string) => void;
  onHtmlOnly: (why: WhyHtml) => void;
};

const writes = (editor: Editor, html: string): boolean => tidyHtml(editor.getHTML()) === tidyHtml(html);

/** Text as it will look, with what shapes it above. */
export function RichText({ control, label, value, mayEdit, onChange, onHtmlOnly }: RichTextProps) {
  const shown = useRef(value);
  const editor = useEditor({
    extensions,
    content: value,
    editable: mayEdit,
    // The policy of the back office allows no styles written into the page.
    injectCSS: false,
    editorProps: {
      attributes: {
        id: control.id,
        class: css.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-readonly': String(!mayEdit),
        'aria-label': label,
        ...(control['aria-describedby'] !== undefined && { 'aria-describedby': control['aria-describedby'] }),
      },
    },
    onCreate: ({ editor: made }) => {
      if (!writes(made, value)) onHtmlOnly('unwritable');
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = tidyHtml(changed.getHTML());
      onChange(shown.current);
    },
  });
  useEffect(() => {
    // Taken back, or settled with a colleague.
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
    if (!writes(editor, value)) onHtmlOnly('unwritable');
  }, [editor, value, onHtmlOnly]);
  return (
    <div className={css.rich}>
      <RichTextTools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
