/** Solves a system of linear equations, given with its right side as last column, by elimination. */
export function solve(rows: readonly (readonly number[])[]): number[] {
  const left = rows.map((row) => [...row]);
  const size = left.length;
  for (let at = 0; at < size; at += 1) {
    const pivot = left
      .map((row, place) => ({ place, value: place < at ? -1 : Math.abs(row[at] ?? 0) }))
      .reduce((best, each) => (each.value > best.value ? each : best)).place;
    [left[at], left[pivot]] = [left[pivot] ?? [], left[at] ?? []];
    const own = left[at] ?? [];
    for (const [place, row] of left.entries()) {
      if (place === at) continue;
      const factor = (row[at] ?? 0) / (own[at] ?? 1);
      for (let column = at; column <= size; column += 1)
        row[column] = (row[column] ?? 0) - factor * (own[column] ?? 0);
    }
  }
  return left.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}
