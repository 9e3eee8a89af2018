import { Refusal } from '../terminal/refusal.ts';
import { step } from '../terminal/step.ts';
import { announcement } from './announce.ts';
import { ServerProcess } from './server-process.ts';
import type { Settings } from './settings.ts';

/** How long the server may take to close what it opened, in milliseconds. */
const closingMs = 15_000;

/** Starts the server, tells when it is ready, and stays until it ends or is told to stop. */
export async function serve(settings: Settings): Promise<number> {
  const quiet = settings.isProduction ? {} : { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
  const server = new ServerProcess(settings, quiet);
  let isStopping = false;
  const stop = () => {
    if (isStopping) {
      // The server itself decides whether a repeated signal ends its grace period.
      server.child.kill('SIGTERM');
      return;
    }
    isStopping = true;
    void server.stop(settings.shutdownGraceSeconds * 1000 + closingMs);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, stop);

  const starting = step('Starting the database and the server', async () => {
    if (!(await server.ready())) throw new Error('The server ended; it has said why.');
  });
  const isReady = await starting.then(
    () => true,
    () => false,
  );
  if (isReady) console.log(announcement(settings));

  const end = await server.ended();
  if (isStopping) {
    console.log('\nStopped.');
    return 0;
  }
  if (isReady && typeof end === 'string') {
    throw new Refusal(
      `The server was ended by ${end}. Start it again with 'npm start': what it had acknowledged is kept.`,
    );
  }
  return typeof end === 'number' && end > 0 ? end : 1;
}
