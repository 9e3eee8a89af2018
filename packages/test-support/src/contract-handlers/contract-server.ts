import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { noteFault, takeFaults } from './faults.ts';

/**
 * The server of a page test file: `const server = contractServer(handle(…));` at its top, `server.use(…)` in a test.
 * A call without a handler fails the test, and so does a handler that breaks its contract.
 */
export function contractServer(...handlers: HttpHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() =>
    server.listen({
      async onUnhandledFrame({ frame, defaults }) {
        noteFault(`No handler: ${await frame.getUnhandledMessage()}`);
        defaults.error();
      },
    }),
  );
  afterEach(() => {
    server.resetHandlers();
    const faults = takeFaults();
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
  afterAll(() => server.close());
  return server;
}
