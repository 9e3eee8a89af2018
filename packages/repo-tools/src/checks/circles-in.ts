/** Who imports whom, by name. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Names that reach each other both ways, each circle once. Tarjan's algorithm: a name belongs to the circle of the
 * earliest name that it reaches and that is still on the way.
 */
export function circlesIn(arrows: Arrows): string[][] {
  const earliest = new Map<string, number>();
  const onTheWay: string[] = [];
  const circles: string[][] = [];

  function visit(name: string): number {
    const own = earliest.size;
    earliest.set(name, own);
    onTheWay.push(name);
    let lowest = own;
    for (const other of arrows.get(name) ?? []) {
      const known = earliest.get(other);
      if (known === undefined) lowest = Math.min(lowest, visit(other));
      else if (onTheWay.includes(other)) lowest = Math.min(lowest, known);
    }
    if (lowest === own) {
      const circle = onTheWay.splice(onTheWay.indexOf(name));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return lowest;
  }

  for (const name of arrows.keys()) if (!earliest.has(name)) visit(name);
  return circles;
}
