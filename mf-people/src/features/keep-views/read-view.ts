/** What a view keeps of the list's address: all but the page that was open. */
export function readView(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page_from');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
