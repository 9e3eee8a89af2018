import { Button, LinkIcon } from '@rostrum/ui-kit';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { LinkDialog } from './link-dialog.tsx';
import { tableCommands, toolbarGroups, type ToolbarCommand } from './toolbar-commands.ts';
import styles from './rich-text-editor.module.css';

const all = toolbarGroups.flat();

/** One stop of the Tab key: arrows, Home and End go from button to button. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons.at(to % buttons.length)?.focus();
}

/** The buttons above the text. What the cursor stands in shows as pressed. */
export function TextToolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const [isLinking, setIsLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: present }) => ({
      labels: all.filter(({ isActive }) => isActive?.(present)).map(({ label }) => label),
      isLink: present.isActive('link'),
      isTable: present.isActive('table'),
    }),
  });
  const draw = ({ label, mark, isActive, run }: ToolbarCommand, isFirst = false) => (
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
      {mark}
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
        <Button
          size="small"
          type="text"
          className={styles.command}
          tabIndex={-1}
          title="Link"
          aria-label="Link"
          aria-pressed={active.isLink}
          icon={<LinkIcon aria-hidden size={16} />}
          onClick={() => setIsLinking(true)}
        />
      </span>
      {active.isTable ? (
        <span className={styles.group}>{tableCommands.map((command) => draw(command))}</span>
      ) : null}
      {isLinking ? <LinkDialog editor={editor} onClose={() => setIsLinking(false)} /> : null}
    </div>
  );
}
