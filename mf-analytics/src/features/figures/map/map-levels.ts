/** Shades of a map, from the lightest to the darkest. */
export const levels = [1, 2, 3, 4] as const;

/** Which shade a count has beside the highest one; 0 where nothing is counted. */
export const levelOf = (count: number, most: number): number =>
  count <= 0 || most <= 0 ? 0 : Math.max(1, Math.ceil((count / most) * levels.length));
