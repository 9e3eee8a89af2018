interface Request {
  name: string;
  mode: LockMode;
  owner: string;
  grant(): void;
  take(): void;
}

interface Owner {
  owner: string;
  /** Runs code of the tab, at once or when it moves again. */
  run(code: () => void): void;
}

/** The lock manager of one browser, as the standard describes it: shared and exclusive, in order, stolen, gone with its tab. */
export function createFakeLocks() {
  let held: Request[] = [];
  let waiting: Request[] = [];

  const blocks = (other: Request, request: Request) =>
    other.name === request.name && (other.mode === 'exclusive' || request.mode === 'exclusive');

  function grantWhatCanBe() {
    for (const request of waiting) {
      const before = waiting.slice(0, waiting.indexOf(request));
      if (held.some((other) => blocks(other, request)) || before.some((other) => blocks(other, request)))
        continue;
      waiting = waiting.filter((other) => other !== request);
      held.push(request);
      request.grant();
    }
  }

  function drop(isGone: (request: Request) => boolean) {
    held = held.filter((request) => !isGone(request));
    waiting = waiting.filter((request) => !isGone(request));
    grantWhatCanBe();
  }

  const ask = (
    { owner, run }: Owner,
    name: string,
    options: LockOptions,
    callback: LockGrantedCallback<unknown>,
  ) =>
    new Promise((resolve, reject) => {
      const abort = () => new DOMException('The request was aborted.', 'AbortError');
      const request: Request = {
        name,
        owner,
        mode: options.mode ?? 'exclusive',
        async grant() {
          // The standard grants in a task of its own.
          await Promise.resolve();
          resolve(await callback({ name, mode: request.mode }));
          drop((other) => other === request);
        },
        take: () => run(() => reject(abort())),
      };
      options.signal?.addEventListener('abort', () => {
        if (!waiting.includes(request)) return;
        drop((other) => other === request);
        reject(abort());
      });
      if (options.steal) {
        for (const other of held.filter((one) => one.name === name)) other.take();
        held = held.filter((one) => one.name !== name);
        waiting.unshift(request);
      } else waiting.push(request);
      grantWhatCanBe();
    });

  return {
    /** The locks as one tab sees them. */
    of(owner: Owner): Pick<LockManager, 'request' | 'query'> {
      const request = (name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) =>
        ask(owner, name, options, callback);
      return {
        request: request as LockManager['request'],
        query: async () => ({ held: held.map(({ name, mode }) => ({ name, mode })), pending: [] }),
      };
    },
    /** The tab is gone: closed, or crashed. */
    release: (owner: string) => drop((request) => request.owner === owner),
    names: (owner: string) => held.filter((request) => request.owner === owner).map(({ name }) => name),
  };
}
