import { formatNumber } from '@rostrum/contracts';
import { longestPost, readingMinutesOf } from '@rostrum/contracts/posts';
import type { Editor } from '@tiptap/core';
import { countText } from './count-text.ts';
import { useEditorValue } from './use-editor-value.ts';
import styles from './rich-text-editor.module.css';

/** Characters are said where they come to an end: before, each key would draw another number. */
function readCount(editor: Editor) {
  const { words, characters } = countText(editor);
  return { words, characters: characters > longestPost * 0.9 ? characters : null };
}

/** How long the text is, below it. */
export function TextCount({ editor, isReadOnly }: { editor: Editor; isReadOnly: boolean }) {
  const { words, characters } = useEditorValue(editor, readCount);
  return (
    <p className={styles.count}>
      {words === 1 ? '1 word' : `${formatNumber(words)} words`}, {readingMinutesOf(words)} min read
      {characters === null ? '' : `, ${formatNumber(characters)} of ${formatNumber(longestPost)} characters`}
      {isReadOnly ? '' : '. Type / for pictures, lists and more.'}
    </p>
  );
}
