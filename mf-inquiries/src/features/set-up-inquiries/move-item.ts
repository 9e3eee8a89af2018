/** The list with one entry a place up or down. */
export function moveItem<Item>(list: readonly Item[], index: number, by: -1 | 1): Item[] {
  const moved = list[index];
  const next = list.toSpliced(index, 1);
  return moved === undefined ? next : next.toSpliced(index + by, 0, moved);
}

/** The list with one entry changed. */
export const changeItem = <Item>(list: readonly Item[], index: number, part: Partial<Item>): Item[] =>
  list.map((item, place) => (place === index ? { ...item, ...part } : item));
