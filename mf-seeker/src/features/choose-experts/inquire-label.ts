/** What the button says that asks n experts at once. */
export function getInquireLabel(count: number): string {
  if (count <= 1) return 'Inquire';
  return count === 2 ? 'Inquire with both' : `Inquire with all ${count}`;
}
