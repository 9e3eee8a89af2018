import { ListIcon } from '@rostrum/ui-kit';
import type { Editor } from '@tiptap/core';
import type { ComponentType } from 'react';
import { NumberedListIcon } from './numbered-list-icon.tsx';
import type { TextDialog } from './text-dialogs.tsx';

export interface ToolbarCommand {
  /** For screen readers, and below the pointer. */
  label: string;
  /** On the button: a sign or a picture. */
  mark: string | ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  isActive?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

const heading = (level: 2 | 3 | 4): ToolbarCommand => ({
  // What is on the button is in its name, for those who speak it.
  label: `Heading H${level}`,
  mark: `H${level}`,
  isActive: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

/** The buttons above the text, in groups. */
export const toolbarGroups: readonly (readonly ToolbarCommand[])[] = [
  [
    { label: 'Undo', mark: '↶', run: (editor) => editor.chain().focus().undo().run() },
    { label: 'Redo', mark: '↷', run: (editor) => editor.chain().focus().redo().run() },
  ],
  [heading(2), heading(3), heading(4)],
  [
    {
      label: 'Bold',
      mark: 'B',
      isActive: (editor) => editor.isActive('bold'),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      label: 'Italic',
      mark: 'I',
      isActive: (editor) => editor.isActive('italic'),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
  ],
  [
    {
      label: 'Bulleted list',
      mark: ListIcon,
      isActive: (editor) => editor.isActive('bulletList'),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      label: 'Numbered list',
      mark: NumberedListIcon,
      isActive: (editor) => editor.isActive('orderedList'),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      label: 'Expert',
      mark: '@',
      // Opens the menu of people, which the sign opens when it is typed as well.
      run: (editor) => {
        const { $from } = editor.state.selection;
        const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC');
        editor
          .chain()
          .focus()
          .insertContent({ type: 'text', text: /(?:^|\s)$/.test(before) ? '@' : ' @' })
          .run();
      },
    },
    {
      label: 'Quotation',
      mark: '“',
      isActive: (editor) => editor.isActive('blockquote'),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      label: 'Code',
      mark: '</>',
      isActive: (editor) => editor.isActive('codeBlock'),
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    },
    {
      label: 'Table',
      mark: 'Table',
      isActive: (editor) => editor.isActive('table'),
      run: (editor) => {
        // Inside of one there is none to add.
        if (editor.isActive('table')) editor.chain().focus().run();
        else editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
      },
    },
  ],
];

/** What asks for more before it is in the text. The same button changes what is selected. */
export const dialogCommands: readonly { dialog: TextDialog; label: string; node: string }[] = [
  { dialog: 'link', label: 'Link', node: 'link' },
  { dialog: 'picture', label: 'Picture', node: 'figure' },
  { dialog: 'video', label: 'Video', node: 'video' },
];

/** Shown while a picture or a video is selected. */
export const blockCommands: readonly ToolbarCommand[] = [
  { label: 'Remove', mark: 'Remove', run: (editor) => editor.chain().focus().deleteSelection().run() },
];

/** Shown while the cursor is in a table. */
export const tableCommands: readonly ToolbarCommand[] = [
  { label: 'Add row', mark: 'Add row', run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: 'Add column', mark: 'Add column', run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: 'Delete row', mark: 'Delete row', run: (editor) => editor.chain().focus().deleteRow().run() },
  {
    label: 'Delete column',
    mark: 'Delete column',
    run: (editor) => editor.chain().focus().deleteColumn().run(),
  },
  {
    label: 'Delete table',
    mark: 'Delete table',
    run: (editor) => editor.chain().focus().deleteTable().run(),
  },
];
