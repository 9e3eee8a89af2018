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

/** A text without words takes no time to read. */
const describeLength = (words: number) =>
  words === 0
    ? 'No text yet'
    : `${words === 1 ? '1 word' : `${formatNumber(words)} words`}, ${readingMinutesOf(words)} min read`;

/** How long the text is, below it. */
export function TextCount({ editor, isReadOnly }: { editor: Editor; isReadOnly: boolean }) {
  const { words, characters } = useEditorValue(editor, readCount);
  return (
    <p className={styles.count}>
      {describeLength(words)}
      {characters === null ? '' : `, ${formatNumber(characters)} of ${formatNumber(longestPost)} characters`}
      {isReadOnly ? '' : '. Type / for pictures, lists and more.'}
    </p>
  );
}
