import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { noteFault, takeFaults } from './faults.ts';

/** What visitors do is gathered for a moment and reported then, when another file may have its turn in the same window. */
const lateReports = http.post('*/app/public/events/batch', () => new HttpResponse(null, { status: 202 }));

/**
 * The server of a page test file: `const server = contractServer(handle(…));` at its top, `server.use(…)` in a test.
 * A call without a handler fails the test, and so does a handler that breaks its contract.
 */
export function contractServer(...handlers: HttpHandler[]) {
  const server = setupServer(...handlers, lateReports);
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
