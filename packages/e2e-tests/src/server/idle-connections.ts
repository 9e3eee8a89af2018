import type { Server } from 'node:http';

/**
 * Leaves idle connections open until the server is closed. What stands before a server passes on for how long that one
 * keeps them (72 s), but closed its own after Node's five: a client that used one in that moment was told ECONNRESET.
 */
export function keepIdleConnections(server: Server): void {
  server.keepAliveTimeout = 0;
}
