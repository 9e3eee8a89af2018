import type { ServerModule } from '@rostrum/server-kit/module';
import type { RegistryDeps } from '../registry-deps.ts';
import { createHealthService } from './health/health.service.ts';
import { overridePages } from './overrides/override-pages.endpoints.ts';
import { overrideRoutes } from './overrides/overrides.routes.ts';
import { panelEndpoints } from './panel/panel.endpoints.ts';
import { createKnownReleases } from './reports/known-releases.ts';
import { startWatchingReleases } from './watch-releases.job.ts';
import { createReportBuffer } from './reports/report-buffer.ts';
import { registerReports } from './reports/report.endpoint.ts';

/** How releases do in the browsers of visitors, what follows from it, and what single browsers run instead. */
export const platformModule: ServerModule<RegistryDeps> = {
  name: 'platform',
  jobs: startWatchingReleases,
  routes: overrideRoutes,
  endpoints(app, deps) {
    const { releases } = deps;
    const health = createHealthService(deps);
    const buffer = createReportBuffer(deps, { onFailures: (areas) => health.watch(areas) });
    const keepKnown = createKnownReleases(async () =>
      (await releases.list()).flatMap(({ releases: all }) => all),
    );
    registerReports(app, { ...deps, buffer, keepKnown });
    // What was gathered in the last second is not lost with the process.
    app.addHook('preClose', () => buffer.flush());
    overridePages(app, deps);
    panelEndpoints(app, deps);
  },
};
