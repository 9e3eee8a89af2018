import { useEffect, useRef } from 'react';
import { inboxCommandOf, type InboxCommand } from './inbox-command.ts';

export type InboxKeyActions = Partial<Record<InboxCommand, () => void>>;

/** The frame's switch for single keys (WCAG 2.1.4) holds for areas too. */
export const areSingleKeysOff = () => {
  try {
    return localStorage.getItem('rostrum.single-keys') === 'off';
  } catch {
    return false;
  }
};

/** Single-key commands of the inbox, while it is mounted. A command without an action is left to the browser. */
export function useInboxKeys(actions: InboxKeyActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = inboxCommandOf(event);
      const act = command && latest.current[command];
      if (!act || areSingleKeysOff()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
