import type { RegistryDeps } from '../../registry-deps.ts';
import { overrideRepository } from '../overrides/overrides.repository.ts';
import { panelRepository } from './panel.repository.ts';
import type { PanelData } from './panel-view.ts';

const hourMs = 3_600_000;
const historyLength = 30;

/** Gathers what the panel shows. Whoever asks has been let in before. */
export async function readPanel(
  { db, clock, releases }: Pick<RegistryDeps, 'db' | 'clock' | 'releases'>,
  hours: number,
): Promise<PanelData> {
  const now = clock();
  const from = new Date(now.getTime() - hours * hourMs);
  const areas = await releases.list();
  const [figures, spreads, failuresInTime, visitors, faults, manifests, hosts, overrides, history] =
    await Promise.all([
      panelRepository.figures(db, from),
      panelRepository.spreads(db, from),
      panelRepository.failuresInTime(db, from, now),
      panelRepository.visitors(db, from),
      panelRepository.faults(db, from),
      panelRepository.manifests(db),
      panelRepository.hosts(db, new Date(now.getTime() - 7 * 24 * hourMs)),
      overrideRepository.inForce(db, now),
      releases.history({ limit: historyLength }),
    ]);
  return { areas, history, figures, spreads, failuresInTime, visitors, faults, manifests, hosts, overrides };
}
