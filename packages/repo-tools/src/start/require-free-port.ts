import { createServer } from 'node:net';
import { Refusal } from '../terminal/refusal.ts';

/** Refuses before the long steps when the port is taken already. */
export function requireFreePort(port: number): Promise<void> {
  return new Promise((settle, fail) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const said: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
        EACCES: `This user may not listen on port ${port}. Choose one above 1023: PORT=4000 npm start`,
      };
      fail(new Refusal(said[error.code ?? ''] ?? `Port ${port} cannot be used: ${error.message}`));
    });
    probe.listen(port, () => probe.close(() => settle()));
  });
}
