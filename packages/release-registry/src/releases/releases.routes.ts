import { releases as contract } from '@rostrum/contracts/releases';
import { NotFoundError, mayRead, requireDeploy } from '@rostrum/server-kit';
import { contractRoutes, deployRoute } from '@rostrum/server-kit/module';
import type { ReleasesDeps } from './releases-deps.ts';
import { presentArea, releaseStateOf } from './present-area.ts';
import type { Releases } from './releases.service.ts';
import { baseOf, hostOf, type AreaIndex } from './resolution/release-index.ts';

async function areaOf(releases: Releases, area: string): Promise<AreaIndex> {
  const releaseIndex = (await releases.releaseIndex()).areas.get(area);
  if (!releaseIndex) throw new NotFoundError(`There is no release of an area '${area}'.`);
  return releaseIndex;
}

async function changedAnswer(releases: Releases, area: string, changed: boolean) {
  const { revision } = await releases.releaseIndex();
  return { changed, revision, area: presentArea(await areaOf(releases, area)) };
}

/** The calls of whoever releases areas. */
export const releaseRoutes = contractRoutes(({ releases, site }: Pick<ReleasesDeps, 'releases' | 'site'>) => [
  deployRoute(contract.register, async ({ deployer, body }) => {
    requireDeploy(deployer, 'upload', body.area);
    const missing = await releases.uploads.register(body, deployer.name);
    await releases.list();
    const state = releaseStateOf(await areaOf(releases, body.area), body.version);
    return { area: body.area, version: body.version, state, missing };
  }),
  deployRoute(
    contract.complete,
    async ({ deployer, params: { area, version } }) => {
      requireDeploy(deployer, 'upload', area);
      await releases.uploads.complete({ area, version }, deployer.name);
      await releases.list();
      const state = releaseStateOf(await areaOf(releases, area), version);
      return { area, version, state, base: baseOf(area, version) };
    },
    { limit: { points: 300, seconds: 3600 } },
  ),
  deployRoute(contract.rollOut, async ({ deployer, params, body }) => {
    requireDeploy(deployer, 'canary', params.area);
    const { changed } = await releases.rollOut({ ...params, ...body, actor: deployer.name });
    return changedAnswer(releases, params.area, changed);
  }),
  deployRoute(contract.withdraw, async ({ deployer, params, query }) => {
    requireDeploy(deployer, 'canary', params.area);
    const { changed } = await releases.withdraw({ ...params, ...query, actor: deployer.name });
    return changedAnswer(releases, params.area, changed);
  }),
  deployRoute(contract.promote, async ({ deployer, params, body }) => {
    requireDeploy(deployer, 'promote', params.area);
    const { changed } = await releases.promote({ ...params, ...body, actor: deployer.name });
    return changedAnswer(releases, params.area, changed);
  }),
  deployRoute(contract.rollback, async ({ deployer, params, body }) => {
    requireDeploy(deployer, 'rollback', params.area);
    const { changed } = await releases.rollback({ ...params, ...body, actor: deployer.name });
    return changedAnswer(releases, params.area, changed);
  }),
  deployRoute(contract.areas, async ({ deployer }) => {
    const areas = (await releases.list()).filter(({ area }) => mayRead(deployer, area));
    const shell = site.shell();
    const { revision } = await releases.releaseIndex();
    const host = shell && hostOf(shell);
    return { revision, shell: host ? { version: host.version, host_api: host.hostApi } : null, areas };
  }),
  deployRoute(contract.history, async ({ deployer, params: { area }, query: { limit } }) => {
    requireDeploy(deployer, 'read', area);
    return { items: await releases.history({ area, limit }) };
  }),
]);
