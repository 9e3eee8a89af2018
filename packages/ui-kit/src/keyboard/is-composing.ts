import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The key code of every key that an input method handles. */
const handledByInputMethod = 229;

/**
 * Returns true while a key belongs to an input method that is choosing a character. Safari ends the composition before the
 * Enter that confirms it: that key has `isComposing` false already and is known by its code alone.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- the only sign of the confirming key in Safari
  event.isComposing || event.keyCode === handledByInputMethod;

/** Acts on an Enter, for `onPressEnter`, unless the key belongs to an input method. */
export function actOnEnter({ nativeEvent }: ReactKeyboardEvent, act: () => void): void {
  if (!isComposing(nativeEvent)) act();
}
