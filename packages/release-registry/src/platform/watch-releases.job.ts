import type { PgBoss } from 'pg-boss';
import { workOnSchedule } from '@rostrum/server-kit/jobs';
import { createHealthService } from './health/health.service.ts';
import { panelRepository } from './panel/panel.repository.ts';
import { figureRepository } from './reports/figures.repository.ts';
import type { RegistryDeps } from '../registry-deps.ts';

const queue = 'watch-releases';
const weekMs = 7 * 24 * 3_600_000;

/**
 * Every minute: judges all releases, since failures may be too few or too far apart for a report to do it; notes which
 * shell is served; removes figures that no one looks at any more.
 */
export async function startWatchingReleases(boss: PgBoss, deps: RegistryDeps): Promise<void> {
  const { db, clock, site } = deps;
  const health = createHealthService(deps);
  const noteHost = async (): Promise<void> => {
    const shell = site.shell();
    if (!shell) return;
    const { version, hostApi, provides } = shell;
    await panelRepository.noteHost(db, { version, hostApi, provides }, clock());
  };
  await noteHost();
  await workOnSchedule(boss, { queue, cron: '* * * * *', pollSeconds: 10 }, async () => {
    const now = clock();
    await health.watch();
    await noteHost();
    await figureRepository.prune(db, now);
    await panelRepository.pruneHosts(db, new Date(now.getTime() - weekMs));
  });
}
