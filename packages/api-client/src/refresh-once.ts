/** Lets many callers wait for one refresh: whoever asks while it is under way gets the same answer. */
export function refreshOnce(refresh: () => Promise<boolean>): () => Promise<boolean> {
  let underWay: Promise<boolean> | null = null;
  return () => {
    underWay ??= refresh()
      .catch(() => false)
      .finally(() => {
        underWay = null;
      });
    return underWay;
  };
}
