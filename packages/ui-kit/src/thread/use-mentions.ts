import { isComposing } from '../keyboard/is-composing.ts';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { announce } from '../a11y/announce.ts';
import { mentionAt, namesFor } from './mention-at.ts';

/** This many names are offered at once; the others are found by writing on. */
const shownAtOnce = 6;

export interface Mentions {
  /** Names that are offered now; none when no name is being written. */
  offered: readonly string[];
  active: number;
  listId: string;
  optionId: (index: number) => string;
  choose: (name: string) => void;
  /** To be called when the text or the caret changes. */
  follow: () => void;
  /** True when the key was meant for the list. */
  takeKey: (event: KeyboardEvent) => boolean;
}

/** Offers names while one is written after an at sign in a text field. */
export function useMentions(
  field: RefObject<HTMLTextAreaElement | null>,
  { names, text, setText }: { names: readonly string[]; text: string; setText: (text: string) => void },
): Mentions {
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  /** The at sign whose list was sent away. */
  const [dismissed, setDismissed] = useState<number | null>(null);
  const written = names.length === 0 ? null : mentionAt(text, Math.min(caret, text.length));
  const offered =
    written === null || written.start === dismissed
      ? []
      : namesFor(names, written.typed).slice(0, shownAtOnce);
  const { length } = offered;
  /** Where the caret goes once the chosen name is drawn; a frame later it could undo what was typed since. */
  const caretNext = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caretNext.current === null) return;
    field.current?.setSelectionRange(caretNext.current, caretNext.current);
    caretNext.current = null;
  }, [field, text]);
  useEffect(() => {
    if (length > 0) announce(length === 1 ? '1 colleague' : `${length} colleagues`);
  }, [length]);

  const choose = (name: string) => {
    if (written === null) return;
    const before = `${text.slice(0, written.start)}@${name} `;
    setText(before + text.slice(caret).trimStart());
    setCaret(before.length);
    setActive(0);
    caretNext.current = before.length;
    field.current?.focus();
  };

  return {
    offered,
    active: Math.min(active, Math.max(0, length - 1)),
    listId,
    optionId: (index) => `${listId}-${index}`,
    choose,
    follow() {
      const at = field.current?.selectionEnd ?? 0;
      if (at === caret) return;
      setCaret(at);
      setActive(0);
      if (mentionAt(field.current?.value ?? '', at)?.start !== dismissed) setDismissed(null);
    },
    takeKey(event) {
      if (length === 0 || isComposing(event.nativeEvent) || event.metaKey || event.ctrlKey) return false;
      const now = Math.min(active, length - 1);
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
        setActive((now + (event.key === 'ArrowDown' ? 1 : length - 1)) % length);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(offered[now] ?? '');
      else if (event.key === 'Escape') setDismissed(written?.start ?? null);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
