import { createServer } from 'node:net';

/** A port that no one listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((settle, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => settle(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}
