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

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'isComposing' | 'target'
>;

/** The command of a key press, or undefined while somebody types, a dialog is open or a modifier is held. */
export function inboxCommandOf(press: KeyPress): InboxCommand | undefined {
  if (press.defaultPrevented || press.isComposing || press.ctrlKey || press.metaKey || press.altKey)
    return undefined;
  const command = commands[press.key];
  if (command === undefined || !(press.target instanceof Element)) return command;
  // A menu that is open takes Escape for itself, wherever the focus is.
  if (command === 'back' && document.querySelector('[aria-haspopup][aria-expanded="true"]') !== null)
    return undefined;
  if (press.target.closest('[role="dialog"], [role="listbox"], [role="menu"]')) return undefined;
  const isTyping =
    press.target.closest('input, textarea, select, [contenteditable="true"], [role="combobox"]') !== null;
  if (isTyping) return undefined;
  // Enter belongs to the link or button that has the focus.
  return command === 'open' && press.target.closest('a, button') ? undefined : command;
}
