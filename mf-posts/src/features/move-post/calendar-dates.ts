const dayMs = 86_400_000;
const toDate = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Every date from the first to the last. */
export function listDates(first: string, last: string): string[] {
  const start = Date.parse(first);
  const count = Math.round((Date.parse(last) - start) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, place) => toDate(start + place * dayMs));
}

/** The month so many months later. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return toDate(Date.UTC(year, number - 1 + by, 1)).slice(0, 7);
}
