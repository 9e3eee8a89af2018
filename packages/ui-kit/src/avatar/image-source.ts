/** A protocol-relative source gets https: prepended; blank counts as none. */
export function imageSource(src: string | null | undefined): string | undefined {
  const source = src?.trim();
  if (!source) return undefined;
  return source.startsWith('//') ? `https:${source}` : source;
}
