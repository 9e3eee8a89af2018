import { formatNumber, longestPost } from '@rostrum/contracts';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useEffectEvent, useId } from 'react';
import { textExtensions } from './text-extensions.ts';
import { TextToolbar } from './text-toolbar.tsx';
import styles from './rich-text-editor.module.css';

export interface RichTextEditorProps {
  label: string;
  html: string;
  isReadOnly: boolean;
  /** Told that something changed; the text is read when it is needed, since writing it out takes time. */
  onChange: () => void;
  /** Given a way to read the text, and null when there is none any more. */
  onReady: (read: (() => string) | null) => void;
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The text of a post with its tools, on TipTap. It writes what the server keeps. */
export function RichTextEditor({ label, html, isReadOnly, onChange, onReady }: RichTextEditorProps) {
  const id = useId();
  const editor = useEditor({
    extensions: textExtensions,
    content: html,
    editable: !isReadOnly,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: () => onChange(),
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: styles.text ?? '',
      },
    },
  });
  const ready = useEffectEvent(onReady);
  useEffect(() => {
    ready(() => editor.getHTML());
    return () => ready(null);
  }, [editor]);
  useEffect(() => {
    editor.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);
  const { words, characters } = useEditorState({
    editor,
    selector: ({ editor: present }) => {
      const text = present.getText({ blockSeparator: ' ' });
      return { words: countWords(text), characters: text.length };
    },
  });
  return (
    <div className={styles.editor} data-readonly={isReadOnly || undefined}>
      {isReadOnly ? null : <TextToolbar editor={editor} controls={id} />}
      <EditorContent editor={editor} className={styles.content} />
      <p className={styles.count}>
        {formatNumber(words)} words
        {characters > longestPost * 0.9
          ? `, ${formatNumber(characters)} of ${formatNumber(longestPost)} characters`
          : ''}
      </p>
    </div>
  );
}
