import type { Editor } from '@tiptap/core';
import { findEntries, readSlash } from './slash-menu-state.ts';
import type { TextDialog } from './text-dialogs.tsx';
import { TextMenu } from './text-menu.tsx';
import { useEditorValue } from './use-editor-value.ts';

interface SlashMenuProps {
  editor: Editor;
  onOpen: (dialog: TextDialog) => void;
}

/** Blocks and dialogs, while a slash and the beginning of a name are typed. */
export function SlashMenu({ editor, onOpen }: SlashMenuProps) {
  const slash = useEditorValue(editor, readSlash);
  const entries = slash ? findEntries(slash.text).map((entry) => ({ ...entry, key: entry.label })) : [];
  return (
    <TextMenu
      editor={editor}
      label="Insert"
      query={slash}
      entries={entries}
      onChoose={({ dialog, run }) => {
        if (dialog) onOpen(dialog);
        else run?.(editor);
      }}
    />
  );
}
