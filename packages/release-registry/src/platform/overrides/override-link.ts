export const overridePath = '/registry/override';
export const resetPath = '/registry/reset';

/** What a colleague opens to see the same releases. */
export const overrideLink = (publicUrl: string, token: string): string =>
  `${publicUrl}${overridePath}?${new URLSearchParams({ token }).toString()}`;
