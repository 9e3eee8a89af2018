/** How long a poll may wait: reports are gathered for a second before they are written. */
export const written = { timeout: 10_000 } as const;
