import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { PersonMenu } from './person-menu.tsx';
import { SlashMenu } from './slash-menu.tsx';
import { TextDialogs, type TextDialog } from './text-dialogs.tsx';
import { textExtensions } from './text-extensions.ts';
import { TextCount } from './text-count.tsx';
import { TextToolbar } from './text-toolbar.tsx';
import { writeHtml } from './write-html.ts';
import styles from './rich-text-editor.module.css';

export interface RichTextEditorProps {
  label: string;
  html: string;
  /** To which pictures of the text belong. */
  postId: string;
  isReadOnly: boolean;
  /** Told that something changed; the text is read when it is needed, since writing it out takes time. */
  onChange: () => void;
  /** Given a way to read the text as it is at that moment. */
  onReady: (read: () => string) => void;
}

/** The text of a post with its tools, on TipTap. It writes what the server keeps. */
export function RichTextEditor({ label, html, postId, isReadOnly, onChange, onReady }: RichTextEditorProps) {
  const id = useId();
  const holder = useRef<HTMLDivElement>(null);
  const [editor] = useState(
    () =>
      new Editor({
        element: null,
        extensions: textExtensions,
        content: html,
        editable: !isReadOnly,
        injectCSS: false,
        editorProps: {
          attributes: {
            id,
            role: 'textbox',
            'aria-multiline': 'true',
            'aria-label': label,
            class: styles.text ?? '',
          },
        },
      }),
  );
  useLayoutEffect(() => {
    if (holder.current) editor.mount(holder.current);
    return () => {
      editor.unmount();
    };
  }, [editor]);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const tell = () => changed();
    editor.on('update', tell);
    return () => {
      editor.off('update', tell);
    };
  }, [editor]);
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    ready(() => writeHtml(editor));
    return () => {
      // The page may still save what was written when this is taken away.
      const last = writeHtml(editor);
      ready(() => last);
    };
  }, [editor]);
  useEffect(() => {
    editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  const [dialog, setDialog] = useState<TextDialog | null>(null);
  return (
    <div className={styles.editor} data-readonly={isReadOnly || undefined}>
      {isReadOnly ? null : <TextToolbar editor={editor} controls={id} onOpen={setDialog} />}
      <div className={styles.around}>
        <div ref={holder} />
        {isReadOnly ? null : <SlashMenu editor={editor} onOpen={setDialog} />}
        {isReadOnly ? null : <PersonMenu editor={editor} />}
      </div>
      <TextDialogs open={dialog} editor={editor} postId={postId} onClose={() => setDialog(null)} />
      <TextCount editor={editor} isReadOnly={isReadOnly} />
    </div>
  );
}
