import { useNavigation } from '@rostrum/ui-kit';
import { useEffect } from 'react';
import { isBareKey } from './use-shortcut.ts';
import { useKeysEnabled } from './single-keys.ts';

const waitForSecondKeyMs = 1_200;

/** `g` and then a letter goes to a page. */
export function useGoToKeys(targets: Readonly<Record<string, string>>): void {
  const isEnabled = useKeysEnabled();
  const navigate = useNavigation();
  useEffect(() => {
    if (!isEnabled) return;
    let armedUntil = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isBareKey(event)) return;
      const target = event.timeStamp < armedUntil ? targets[event.key] : undefined;
      armedUntil = event.key === 'g' ? event.timeStamp + waitForSecondKeyMs : 0;
      if (!target) return;
      // Before the page sees it: `a` alone may be a key of the inbox.
      event.preventDefault();
      event.stopImmediatePropagation();
      navigate?.(target);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isEnabled, navigate, targets]);
}
