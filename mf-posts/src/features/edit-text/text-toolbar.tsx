import { Button, LinkIcon } from '@rostrum/ui-kit';
import type { Editor } from '@tiptap/core';
import { memo, type KeyboardEvent } from 'react';
import type { TextDialog } from './text-dialogs.tsx';
import { useEditorValue } from './use-editor-value.ts';
import {
  blockCommands,
  dialogCommands,
  tableCommands,
  toolbarGroups,
  type ToolbarCommand,
} from './toolbar-commands.ts';
import styles from './rich-text-editor.module.css';

const all = toolbarGroups.flat();

const readActive = (editor: Editor) => ({
  labels: all.filter(({ isActive }) => isActive?.(editor)).map(({ label }) => label),
  nodes: dialogCommands.filter(({ node }) => editor.isActive(node)).map(({ node }) => node),
  isTable: editor.isActive('table'),
});

/** One stop of the Tab key: arrows, Home and End go from button to button. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons.at(to % buttons.length)?.focus();
}

export interface TextToolbarProps {
  editor: Editor;
  controls: string;
  onOpen: (dialog: TextDialog) => void;
}

/** The buttons above the text. What the cursor stands in shows as pressed. Drawn again by that alone. */
export const TextToolbar = memo(function DrawToolbar({ editor, controls, onOpen }: TextToolbarProps) {
  const active = useEditorValue(editor, readActive);
  const draw = ({ label, mark: Mark, isActive, run }: ToolbarCommand, isFirst = false) => (
    <Button
      key={label}
      size="small"
      type="text"
      className={styles.command}
      tabIndex={isFirst ? 0 : -1}
      title={label}
      aria-label={label}
      aria-pressed={isActive ? active.labels.includes(label) : undefined}
      onClick={() => run(editor)}
    >
      {typeof Mark === 'string' ? Mark : <Mark aria-hidden size={16} />}
    </Button>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus, one of them by Tab
    <div
      role="toolbar"
      aria-label="Text"
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={moveFocus}
    >
      {toolbarGroups.map((group, index) => (
        <span key={group[0]?.label} className={styles.group}>
          {group.map((command, place) => draw(command, index === 0 && place === 0))}
        </span>
      ))}
      <span className={styles.group}>
        {dialogCommands.map(({ dialog, label, node }) => (
          <Button
            key={dialog}
            size="small"
            type="text"
            className={styles.command}
            tabIndex={-1}
            title={label}
            aria-label={label}
            aria-pressed={active.nodes.includes(node)}
            icon={dialog === 'link' ? <LinkIcon aria-hidden size={16} /> : undefined}
            onClick={() => onOpen(dialog)}
          >
            {dialog === 'link' ? null : label}
          </Button>
        ))}
      </span>
      {active.nodes.some((node) => node !== 'link') ? (
        <span className={styles.group}>{blockCommands.map((command) => draw(command))}</span>
      ) : null}
      {active.isTable ? (
        <span className={styles.group}>{tableCommands.map((command) => draw(command))}</span>
      ) : null}
    </div>
  );
});
