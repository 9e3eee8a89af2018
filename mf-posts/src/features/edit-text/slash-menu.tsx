import { LiveRegion, isComposing } from '@rostrum/ui-kit';
import type { Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { findEntries, readSlash, type MenuEntry } from './slash-menu-state.ts';
import type { TextDialog } from './text-dialogs.tsx';
import { useEditorValue } from './use-editor-value.ts';
import styles from './slash-menu.module.css';

interface SlashMenuProps {
  editor: Editor;
  onOpen: (dialog: TextDialog) => void;
}

const key = new PluginKey('slash-menu');

/** Where the slash stands, from the corner of what holds the menu. */
function placeBelow(editor: Editor, from: number): { left: number; top: number } {
  const { left, bottom } = editor.view.coordsAtPos(from);
  const around = editor.view.dom.parentElement?.getBoundingClientRect();
  return { left: left - (around?.left ?? 0), top: bottom - (around?.top ?? 0) };
}

/**
 * What can be put in, while a slash and the beginning of its name are typed. The focus stays in the text, which says
 * what is chosen: arrows, Enter and Tab, Escape.
 */
export function SlashMenu({ editor, onOpen }: SlashMenuProps) {
  const id = useId();
  const slash = useEditorValue(editor, readSlash);
  const [chosen, setChosen] = useState({ text: '', index: 0 });
  /** Where Escape was pressed: the slash there is only a slash. */
  const [dismissed, setDismissed] = useState<number | null>(null);
  const found = slash && slash.from !== dismissed ? findEntries(slash.text) : [];
  const isOpen = found.length > 0;
  const index = chosen.text === slash?.text ? Math.min(chosen.index, found.length - 1) : 0;
  const optionId = (at: number) => `${id}-${String(at)}`;

  const run = (entry: MenuEntry | undefined) => {
    if (!entry || !slash) return;
    editor.chain().focus().deleteRange({ from: slash.from, to: slash.to }).run();
    if (entry.dialog) onOpen(entry.dialog);
    else entry.run?.(editor);
  };
  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    if (!isOpen || !slash || isComposing(event)) return false;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined)
      setChosen({ text: slash.text, index: (index + move + found.length) % found.length });
    else if (event.key === 'Enter' || event.key === 'Tab') run(found[index]);
    else if (event.key === 'Escape') setDismissed(slash.from);
    else return false;
    event.preventDefault();
    return true;
  });
  useEffect(() => {
    const plugin = new Plugin({ key, props: { handleKeyDown: (_view, event) => press(event) } });
    // Before the keys of the text itself.
    editor.registerPlugin(plugin, (added, others) => [added, ...others]);
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(key);
    };
  }, [editor]);
  useEffect(() => {
    if (!slash) setDismissed(null);
  }, [slash]);
  const active = isOpen ? optionId(index) : null;
  useEffect(() => {
    const { dom } = editor.view;
    if (active === null) {
      dom.removeAttribute('aria-activedescendant');
      dom.removeAttribute('aria-controls');
      return;
    }
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', active);
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [editor, id, active]);

  const current = found[index]?.label ?? '';
  return (
    <>
      <LiveRegion
        message={
          isOpen ? `${current}, ${String(index + 1)} of ${String(found.length)}. Press Enter to insert.` : ''
        }
      />
      {isOpen && slash ? (
        <div
          id={id}
          role="listbox"
          aria-label="Insert"
          className={styles.menu}
          ref={(menu) => {
            if (!menu) return;
            const { left, top } = placeBelow(editor, slash.from);
            menu.style.setProperty('--left', `${String(left)}px`);
            menu.style.setProperty('--top', `${String(top)}px`);
            // Below the last line of a long text its end would lie under the edge of the window.
            menu.scrollIntoView({ block: 'nearest' });
          }}
        >
          {found.map((entry, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the text, where its keys arrive
            <div
              key={entry.label}
              id={optionId(at)}
              role="option"
              aria-selected={at === index}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(entry)}
            >
              {entry.label}
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}
