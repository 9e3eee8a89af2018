import { isComposing } from '@rostrum/ui-kit';
/** What one key does in the inbox. */
export type InboxCommand = 'next' | 'previous' | 'open' | 'reply' | 'note' | 'assign' | 'close' | 'back';

const commands: Readonly<Record<string, InboxCommand>> = {
  j: 'next',
  k: 'previous',
  Enter: 'open',
  r: 'reply',
  n: 'note',
  a: 'assign',
  s: 'close',
  Escape: 'back',
};

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'isComposing' | 'keyCode' | 'target'
>;

/** Whether a key is the page's: not while somebody types, a dialog is open or a modifier is held. */
export function isForPage(press: KeyPress): boolean {
  if (press.defaultPrevented || isComposing(press) || press.ctrlKey || press.metaKey || press.altKey)
    return false;
  if (!(press.target instanceof Element)) return true;
  const elsewhere =
    '[role="dialog"], [role="listbox"], [role="menu"], input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';
  return press.target.closest(elsewhere) === null;
}

/** The command of a key press, or undefined while somebody types, a dialog is open or a modifier is held. */
export function inboxCommandOf(press: KeyPress): InboxCommand | undefined {
  if (!isForPage(press)) return undefined;
  const command = commands[press.key];
  if (command === undefined || !(press.target instanceof Element)) return command;
  // A menu that is open takes Escape for itself, wherever the focus is.
  if (command === 'back' && document.querySelector('[aria-haspopup][aria-expanded="true"]') !== null)
    return undefined;
  // Enter belongs to the link or button that has the focus.
  return command === 'open' && press.target.closest('a, button') ? undefined : command;
}
