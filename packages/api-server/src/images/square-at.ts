/** Where the square lies in its photo, in hundredths of the room it has to move, as `object-position` says it in CSS. */
export interface Focus {
  x: number;
  y: number;
}

/** The largest square of a photo, where its focus puts it. */
export function squareAt(
  { width, height }: { width: number; height: number },
  { x, y }: Focus,
): { left: number; top: number; width: number; height: number } {
  const side = Math.min(width, height);
  const start = (length: number, share: number) => Math.round(((length - side) * share) / 100);
  return { left: start(width, x), top: start(height, y), width: side, height: side };
}
