import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RegistryArea } from '@rostrum/contracts';
import type { Remote } from '@rostrum/remote-runtime';
import { integrityPlugin } from './integrity-plugin.ts';
import { isRemote } from './is-remote.ts';
import { shareShellRuntime } from './share-shell-runtime.ts';
import { repairCache } from './repair-cache.ts';
import { createReleaseFiles } from './release-files.ts';
import { shareAgainPlugin } from './share-again-plugin.ts';

export interface LoadOptions {
  /** Evaluates the release again although it was loaded before: after a failure. */
  fresh?: boolean;
}

/** Loads the lifecycles of a release. */
export type LoadRelease = (area: RegistryArea, options?: LoadOptions) => Promise<Remote>;

const containerName = (area: string) => `rostrum_${area.replaceAll('-', '_')}`;

/** Loads releases through the federation runtime, checked against the registry's hashes. */
export function createRemoteLoader(origin = window.location.origin): LoadRelease {
  const files = createReleaseFiles(origin);
  const registered = new Map<string, string>();
  const loaded = new Map<string, { release: string; remote: Remote }>();
  const failed = new Set<string>();
  let reloads = 0;
  shareShellRuntime();
  registerPlugins([integrityPlugin(files), shareAgainPlugin()]);
  // Each area asks with an instance of its own, which is made later.
  registerGlobalPlugins([shareAgainPlugin()]);

  /** Tells the runtime where a release is. A second registration must be forced, and have an address of its own. */
  function register(release: RegistryArea, fresh: boolean) {
    const { area, base, entry, version } = release;
    const isAgain = registered.has(area);
    // What a developer's own machine serves changes under one version.
    if (isAgain && !fresh && version !== 'local' && registered.get(area) === version) return;
    const url = new URL(base + entry, origin);
    files.add(release);
    if (isAgain) {
      url.searchParams.set('r', String((reloads += 1)));
      files.renew(base, reloads);
    }
    registerRemotes([{ name: containerName(area), entry: url.href }], { force: isAgain });
    registered.set(area, version);
  }

  async function load(release: RegistryArea, fresh: boolean): Promise<Remote> {
    if (fresh) await repairCache(release, origin);
    register(release, fresh);
    const module = await loadRemote<Record<string, unknown>>(`${containerName(release.area)}/remote`);
    const remote = module?.['remote'];
    if (!isRemote(remote)) throw new Error(`${release.area} ${release.version} exports no lifecycles.`);
    return remote;
  }

  return async (release, { fresh = false } = {}) => {
    const key = `${release.area}@${release.version}`;
    const last = loaded.get(release.area);
    // The runtime would look all of the release's files up again for each switch between areas.
    if (last?.release === key && !fresh && release.version !== 'local') return last.remote;
    try {
      // The runtime keeps a failed load, also one that was only a head start; without `fresh` it would be handed out again.
      const remote = await load(release, fresh || failed.has(key));
      failed.delete(key);
      loaded.set(release.area, { release: key, remote });
      return remote;
    } catch (error) {
      failed.add(key);
      loaded.delete(release.area);
      throw error;
    }
  };
}
