/** A look in its address never changes; one that is asked for without its version may be another one the next time. */
export const toCacheControl = (isNamed: boolean): string =>
  isNamed ? 'public, max-age=31536000, immutable' : 'public, no-cache';
