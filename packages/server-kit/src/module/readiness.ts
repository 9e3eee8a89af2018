/** Whether this server takes new traffic. */
export type ReadinessState = 'warming_up' | 'ready' | 'draining';

/** The state behind /readyz, shared by the application and the process that starts and stops it. */
export interface Readiness {
  readonly state: ReadinessState;
  /** Keeps /readyz at 503 until `work` has settled. A failure is passed on; the server is ready all the same. */
  warmUp(work: () => Promise<void>): Promise<void>;
  /**
   * Starts the lame-duck phase: /readyz answers 503 so that a load balancer takes this server out, and every other
   * request is still served, with `Connection: close` so that proxies open their next connection elsewhere.
   */
  drain(): void;
}

/** Creates the state of a server that is ready until told otherwise. */
export function createReadiness(): Readiness {
  let state: ReadinessState = 'ready';
  return {
    get state() {
      return state;
    },
    async warmUp(work) {
      state = 'warming_up';
      try {
        await work();
      } finally {
        if (state === 'warming_up') state = 'ready';
      }
    },
    drain() {
      state = 'draining';
    },
  };
}
