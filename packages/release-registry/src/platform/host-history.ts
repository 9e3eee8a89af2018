import type { RegistryHost } from '@rostrum/contracts';
import { type Database, runAsSystem } from '@rostrum/server-kit/database';
import type { FastifyBaseLogger } from 'fastify';
import { panelRepository } from './panel/panel.repository.ts';

const weekMs = 7 * 24 * 3_600_000;
/** Anybody may name a version: the table is read at most this often, and never for one name. */
const believeMs = 10_000;

interface HostHistoryDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/** Finds the shells of the last week by their version, for tabs that were opened with them. */
export function createHostHistory({ db, clock, log }: HostHistoryDeps) {
  let last: { at: number; hosts: Promise<readonly RegistryHost[]> } | undefined;

  function read(): Promise<readonly RegistryHost[]> {
    const from = new Date(clock().getTime() - weekMs);
    return runAsSystem('shells belong to the installation and are the same for all', () =>
      panelRepository.hosts(db, from),
    ).catch((error: unknown) => {
      log.warn({ err: error }, 'earlier shells cannot be read; tabs judge releases by the host API alone');
      return [];
    });
  }

  return async (version: string): Promise<RegistryHost | undefined> => {
    const now = performance.now();
    if (!last || now - last.at > believeMs) last = { at: now, hosts: read() };
    return (await last.hosts).find((host) => host.version === version);
  };
}
