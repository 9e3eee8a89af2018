/** Keeps track of calls that end the session on purpose. */
export function createSessionEndings() {
  const underWay = new Set<Promise<boolean>>();
  let isEnded = false;

  return {
    /** Makes a call that ends the session when it succeeds. */
    async watch<Result>(call: () => Promise<Result>): Promise<Result> {
      const result = call();
      const outcome = result.then(
        () => true,
        () => false,
      );
      underWay.add(outcome);
      try {
        if (await outcome) isEnded = true;
        return await result;
      } finally {
        underWay.delete(outcome);
      }
    },
    /** Whether the session was ended on purpose; waits for calls under way that may do so. */
    async hasEnded(): Promise<boolean> {
      await Promise.all(underWay);
      return isEnded;
    },
  };
}
