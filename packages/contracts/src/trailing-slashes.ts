const slash = '/'.charCodeAt(0);

/** A path without the slashes at its end, in one pass: an expression such as `\/+$` would look at each run again and again. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path.charCodeAt(end - 1) === slash) end -= 1;
  return path.slice(0, end);
}
