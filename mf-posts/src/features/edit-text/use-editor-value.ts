import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';

/** Something about the text, read again with each change of text or selection. `read` is the same function each time. */
export function useEditorValue<Value>(editor: Editor, read: (editor: Editor) => Value): Value {
  const [value, setValue] = useState(() => read(editor));
  useEffect(() => {
    const update = () =>
      setValue((present) => {
        const next = read(editor);
        // The same words again draw nothing.
        return JSON.stringify(next) === JSON.stringify(present) ? present : next;
      });
    editor.on('transaction', update);
    return () => {
      editor.off('transaction', update);
    };
  }, [editor, read]);
  return value;
}
