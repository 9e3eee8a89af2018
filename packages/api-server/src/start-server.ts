// First, before any import below starts a thread.
import './thread-pool.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { fillWhenEmpty } from './demo/fill-when-empty.ts';
import { listen } from './listen.ts';
import { openDatabase } from '@rostrum/server-kit/opening';
import { errorText } from '@rostrum/server-kit/logging';
import { StartupError } from '@rostrum/server-kit';

/** In-flight requests get this long to finish. */
const drainMs = 10_000;
/** Signals within this time count as one. */
const repeatedSignalMs = 500;

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
  const grace = new AbortController();
  const end = async (code: number, graceSeconds = 0) => {
    if (isEnding) {
      // A second signal skips the rest of the grace period.
      grace.abort();
      return;
    }
    isEnding = true;
    process.exitCode = code;
    app.readiness.drain();
    if (graceSeconds > 0) {
      app.log.info({ grace_seconds: graceSeconds }, 'shutting down after the grace period');
      await wait(graceSeconds * 1000, undefined, { signal: grace.signal }).catch(() => undefined);
    }
    // Ends the process even if closing never settles.
    setTimeout(() => process.exit(code || 1), drainMs + 5000).unref();
    const timeout = setTimeout(() => app.server.closeAllConnections(), drainMs);
    await app.close().catch((error: unknown) => app.log.error({ err: error }, 'closing failed'));
    clearTimeout(timeout);
    await database.close();
    process.exit(code);
  };
  // A process manager signals every process of a service and the parent command passes the signal on, so one request to
  // stop arrives several times at once. Only a signal after that skips the grace period.
  let firstSignalAt = 0;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      firstSignalAt ||= performance.now();
      const isRepeated = performance.now() - firstSignalAt > repeatedSignalMs;
      if (!isEnding || isRepeated) void end(0, config.shutdownGraceSeconds);
    });
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
    const warming = app.warmUp();
    await listen(app, config);
    await warming;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const advice = listenAdvice[code]?.(config.port);
    fail(advice === undefined ? error : new StartupError(advice));
    await end(1);
  }
}

await start().catch(fail);
