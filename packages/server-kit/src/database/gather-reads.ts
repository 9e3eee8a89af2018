interface Waiting<Key, Row> {
  key: Key;
  settle: (row: Row | undefined) => void;
  fail: (error: unknown) => void;
}

/** A statement that is out for longer may hang, on a connection that died in silence; the next one does not wait for it. */
const patienceMs = 1000;
const mostAtOnce = 500;

/**
 * Answers look-ups of single rows by one statement for all who wait. While a statement is out, further look-ups gather
 * for the next one. So each is answered by a statement that began after it was asked: nothing is cached, what was
 * committed counts at once, and two hundred tabs that ask together cost one round trip.
 */
export function gatherReads<Row>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): (key: string) => Promise<Row | undefined> {
  const waiting: Waiting<string, Row>[] = [];
  let isOut = false;

  async function answer(asked: readonly Waiting<string, Row>[]): Promise<void> {
    try {
      const rows = await load([...new Set(asked.map(({ key }) => key))]);
      for (const { key, settle } of asked) settle(rows.get(key));
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  }

  async function send(): Promise<void> {
    if (isOut || waiting.length === 0) return;
    isOut = true;
    let isPassed = false;
    const next = () => {
      if (isPassed) return;
      isPassed = true;
      isOut = false;
      void send();
    };
    const patience = setTimeout(next, patienceMs);
    await answer(waiting.splice(0, mostAtOnce));
    clearTimeout(patience);
    next();
  }

  return (key) =>
    new Promise((settle, fail) => {
      waiting.push({ key, settle, fail });
      // Not at once: what arrives in one turn of the loop is asked together.
      if (waiting.length === 1) setImmediate(() => void send());
    });
}
