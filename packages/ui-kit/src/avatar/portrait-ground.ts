const grounds = 5;

/** One of the five portrait grounds, always the same for the same username. */
export function portraitGround(username: string): string {
  let hash = 0;
  for (const character of username) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return `var(--rostrum-portrait-${(hash % grounds) + 1})`;
}
