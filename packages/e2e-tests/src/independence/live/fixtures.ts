import { runCommand } from '@rostrum/test-support/processes';
import { expect, test as base } from '../fixtures.ts';
import { Trial } from '../site/trial.ts';
import { ReleaseDesk } from './release-desk.ts';

/** The installation, with a desk that releases the trial area to it. */
export const test = base.extend<{ trial: Trial }, { desk: ReleaseDesk }>({
  desk: [
    async ({ installation: { server, proxy } }, provide) => {
      const said = await runCommand(server, 'deploy-token', ['create', '--name', 'tests', '--areas', 'all']);
      await provide(new ReleaseDesk(proxy.origin, said.split('\n')[0] ?? ''));
    },
    { scope: 'worker' },
  ],
  trial: async ({ page, desk, installation: { site, proxy } }, provide) => {
    await desk.reset();
    await provide(new Trial(page, site, proxy));
    proxy.endAll();
  },
});

export { expect };
