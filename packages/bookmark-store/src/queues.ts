/** Runs what concerns the same key one after the other: a removal needs the id that the addition before it brings. */
export function createQueues() {
  const last = new Map<string, Promise<unknown>>();
  return function inTurn<T>(key: string, act: () => Promise<T>): Promise<T> {
    const before = last.get(key) ?? Promise.resolve();
    const result = before.then(act, act);
    const settled = result.catch(() => {});
    last.set(key, settled);
    void settled.then(() => last.get(key) === settled && last.delete(key));
    return result;
  };
}
