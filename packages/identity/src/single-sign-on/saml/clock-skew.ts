/** Clocks of identity providers may differ from ours by this much. */
export const clockSkewMs = 180_000;
