// First, before any import below starts a thread.
import './thread-pool.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { fillWhenEmpty } from './demo/fill-when-empty.ts';
import { listen } from './listen.ts';
import { openDatabase } from '@rostrum/server-kit/opening';
import { errorText } from '@rostrum/server-kit/logging';
import { StartupError } from '@rostrum/server-kit';

/** In-flight requests get this long to finish. */
const drainMs = 10_000;

const listenAdvice: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1}`,
  EACCES: (port) => `This user may not listen on port ${port}. Choose one above 1023: PORT=4000`,
  EADDRNOTAVAIL: () => 'The address in HOST does not belong to this machine. Use 0.0.0.0 or 127.0.0.1.',
};

function fail(error: unknown): void {
  if (error instanceof StartupError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`The server could not start: ${errorText(error)}\n`);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const config = readConfig();
  const database = await openDatabase(config);
  const app = await buildApp(config, { database }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });

  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    process.exitCode = code;
    // A second clock beside the orderly way, in case something never settles.
    setTimeout(() => process.exit(code || 1), drainMs + 5000).unref();
    const timeout = setTimeout(() => app.server.closeAllConnections(), drainMs);
    await app.close().catch((error: unknown) => app.log.error({ err: error }, 'closing failed'));
    clearTimeout(timeout);
    await database.close();
    process.exit(code);
  };
  // Heard every time: a process manager tells every process, the command above passes it on, and unheard it would kill.
  process.on('SIGTERM', () => void end(0));
  process.on('SIGINT', () => void end(0));
  // Node would print the error whole, with the values of a failed statement.
  for (const event of ['unhandledRejection', 'uncaughtException'] as const)
    process.on(event, (error: unknown) => {
      app.log.fatal(
        { err: error },
        event === 'unhandledRejection' ? 'unhandled rejection' : 'uncaught exception',
      );
      void end(1);
    });

  database.supervise({ log: app.log, onLost: () => void end(1) });
  if (!database.hasCallerLogin)
    app.log.warn(
      'The database has one login for everything, so reads of callers could reach what is the server’s own if a statement were ever injected. A login of their own is made where DATABASE_URL names an owner that may create roles.',
    );

  if (config.isUnencrypted)
    app.log.warn(
      { event: 'unencrypted', public_url: config.publicUrl },
      'ALLOW_HTTP: cookies and passwords travel readable, and browsers are not told to insist on https',
    );
  try {
    // As the owner, who may gather statistics of what was loaded.
    if (config.demo) await database.asOwner((db) => fillWhenEmpty(db, config, app.log));
    await listen(app, config);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const advice = listenAdvice[code]?.(config.port);
    fail(advice === undefined ? error : new StartupError(advice));
    await end(1);
  }
}

await start().catch(fail);
