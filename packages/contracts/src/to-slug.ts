/** A name as the last part of an address: the specification's rule (section 5), in lower case and without runs of hyphens. */
export const toSlug = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\-._~]+/gu, '-')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
