import { isComposing } from '@rostrum/ui-kit';
import { useEffect, useRef } from 'react';
import { useKeysEnabled } from './single-keys.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

/** True for a bare key that is not part of typing, of a dialog or of a browser's own shortcut. */
export const isBareKey = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isComposing(event) &&
  !isTyping(event.composedPath()[0] ?? event.target) &&
  document.querySelector('dialog[open], .ant-modal-wrap:not([style*="display: none"])') === null;

/** Acts on a single key, unless single keys are switched off. */
export function useShortcut(key: string, act: () => void): void {
  const isEnabled = useKeysEnabled();
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!isEnabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || !isBareKey(event)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, isEnabled]);
}
