import type { Editor } from '@tiptap/core';
import { dialogCommands, toolbarGroups, type ToolbarCommand } from './toolbar-commands.ts';
import type { TextDialog } from './text-dialogs.tsx';
import type { TextQuery } from './text-menu.tsx';

/** One entry of the menu: a block that is begun at once, or a dialog. */
export interface MenuEntry {
  label: string;
  run: ToolbarCommand['run'] | null;
  dialog: TextDialog | null;
}

const inMenu = (label: string) => !['Undo', 'Redo', 'Bold', 'Italic'].includes(label);

/** What can be put in at the cursor, in the order of the toolbar. */
const entries: readonly MenuEntry[] = [
  ...toolbarGroups
    .flat()
    .filter(({ label }) => inMenu(label))
    .map(({ label, run }) => ({ label, run, dialog: null })),
  ...dialogCommands.map(({ label, dialog }) => ({ label, run: null, dialog })),
];

/** Null where no slash begins the word before the cursor: in code, or in an address, it is only a slash. */
export function readSlash({ state }: Pick<Editor, 'state'>): TextQuery | null {
  const { $from, empty } = state.selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC');
  const [found, text = ''] = /(?:^|\s)\/([\p{L}\d]{0,20})$/u.exec(before) ?? [];
  if (found === undefined) return null;
  return { from: $from.pos - text.length - 1, to: $from.pos, text };
}

/** Entries one of whose words begins with what was typed. */
export const findEntries = (text: string): MenuEntry[] =>
  entries.filter(({ label }) =>
    label
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(text.toLowerCase())),
  );
