import type { PageKey } from '@rostrum/contracts';
import { useEffect, useRef } from 'react';
import { isForPage } from './inbox-command.ts';
import { areSingleKeysOff } from './use-inbox-keys.ts';

const commands = {
  j: 'next',
  k: 'previous',
  a: 'release',
  A: 'allow',
  s: 'spam',
  S: 'block',
  u: 'undo',
  Escape: 'back',
} as const;
type HeldCommand = (typeof commands)[keyof typeof commands];
export type HeldKeyActions = Partial<Record<HeldCommand, () => void>>;

const keys: PageKey[] = [
  { keys: ['j'], does: 'Next held inquiry' },
  { keys: ['k'], does: 'Previous held inquiry' },
  { keys: ['a'], does: 'Release' },
  { keys: ['Shift', 'a'], does: 'Release and allow sender' },
  { keys: ['s'], does: 'Confirm spam' },
  { keys: ['Shift', 's'], does: 'Confirm and block sender' },
  { keys: ['u'], does: 'Undo' },
];

/** What the frame's list of keys says of the quarantine while it is on screen. */
export const heldKeyList = (): PageKey[] => keys;

const isCommand = (key: string): key is keyof typeof commands => Object.hasOwn(commands, key);

/** Single keys of the quarantine, while it is mounted. */
export function useHeldKeys(actions: HeldKeyActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isCommand(event.key) || !isForPage(event) || areSingleKeysOff()) return;
      const act = latest.current[commands[event.key]];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
