/** Whether the visitor came by a link of an embed. The mark is taken out of the address, so that it is not passed on. */
export function takeViaEmbed(): boolean {
  if (location.hash !== '#via=embed') return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}
