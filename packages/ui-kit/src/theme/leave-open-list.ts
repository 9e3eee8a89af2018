/**
 * Lets Tab leave a field whose list is open. antd's Select takes the key for Enter: it chooses whatever is marked, keeps the focus,
 * and in a field for several values goes on choosing with each press, so that who lives by keys cannot leave it.
 */
function letTabLeave(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.target instanceof Element)) return;
  const field = event.target.closest('.ant-select');
  // The browser moves the focus nevertheless, and the list closes when the field has lost it.
  if (field && event.target.getAttribute('aria-expanded') === 'true') event.stopImmediatePropagation();
}

/** Holds for all fields of the page, before antd hears of the key. */
export function watchOpenLists(): () => void {
  window.addEventListener('keydown', letTabLeave, { capture: true });
  return () => window.removeEventListener('keydown', letTabLeave, { capture: true });
}
