import { LiveRegion, isComposing } from '@rostrum/ui-kit';
import type { Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import styles from './slash-menu.module.css';

/** A sign that begins a word before the cursor, and what was typed since. */
export interface TextQuery {
  from: number;
  to: number;
  text: string;
}

export interface TextMenuEntry {
  key: string;
  label: string;
  /** Said after the label. */
  note?: string | undefined;
}

interface TextMenuProps<Entry extends TextMenuEntry> {
  editor: Editor;
  label: string;
  query: TextQuery | null;
  entries: readonly Entry[];
  /** Announced while there is no entry. */
  emptyText?: string | undefined;
  /** Called after what was typed has been removed from the text. */
  onChoose: (entry: Entry) => void;
}

/** Returns the place below a position of the text, from the corner of what holds the menu. */
function placeBelow(editor: Editor, from: number): { left: number; top: number } {
  const { left, bottom } = editor.view.coordsAtPos(from);
  const around = editor.view.dom.parentElement?.getBoundingClientRect();
  return { left: left - (around?.left ?? 0), top: bottom - (around?.top ?? 0) };
}

/**
 * Entries for what is typed at the cursor. The focus stays in the text, which says what is chosen: arrows, Enter and Tab,
 * Escape.
 */
export function TextMenu<Entry extends TextMenuEntry>({
  editor,
  label,
  query,
  entries,
  emptyText,
  onChoose,
}: TextMenuProps<Entry>) {
  const id = useId();
  const [key] = useState(() => new PluginKey('text-menu'));
  const [chosen, setChosen] = useState({ text: '', index: 0 });
  /** Position of a `/` or `@` after which Escape was pressed: it stays plain text. */
  const [dismissed, setDismissed] = useState<number | null>(null);
  const isShown = query !== null && query.from !== dismissed;
  const found = isShown ? entries : [];
  const isOpen = found.length > 0;
  const index = chosen.text === query?.text ? Math.min(chosen.index, found.length - 1) : 0;
  const optionId = (at: number) => `${id}-${String(at)}`;

  const run = (entry: Entry | undefined) => {
    if (!entry || !query) return;
    editor.chain().focus().deleteRange({ from: query.from, to: query.to }).run();
    onChoose(entry);
  };
  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    if (!isOpen || !query || isComposing(event)) return false;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined)
      setChosen({ text: query.text, index: (index + move + found.length) % found.length });
    else if (event.key === 'Enter' || event.key === 'Tab') run(found[index]);
    else if (event.key === 'Escape') setDismissed(query.from);
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
  }, [editor, key]);
  useEffect(() => {
    if (!query) setDismissed(null);
  }, [query]);
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

  const current = [found[index]?.label, found[index]?.note].filter(Boolean).join(', ');
  const nothing = isShown && !isOpen ? (emptyText ?? '') : '';
  return (
    <>
      <LiveRegion
        message={
          isOpen
            ? `${current}, ${String(index + 1)} of ${String(found.length)}. Press Enter to insert.`
            : nothing
        }
      />
      {isOpen && query ? (
        <div
          id={id}
          role="listbox"
          aria-label={label}
          className={styles.menu}
          ref={(menu) => {
            if (!menu) return;
            const { left, top } = placeBelow(editor, query.from);
            menu.style.setProperty('--left', `${String(left)}px`);
            menu.style.setProperty('--top', `${String(top)}px`);
            // Below the last line of a long text its end would lie under the edge of the window.
            menu.scrollIntoView({ block: 'nearest' });
          }}
        >
          {found.map((entry, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the text, where its keys arrive
            <div
              key={entry.key}
              id={optionId(at)}
              role="option"
              aria-selected={at === index}
              className={styles.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(entry)}
            >
              {entry.label}
              {entry.note ? <span className={styles.note}> {entry.note}</span> : null}
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}
