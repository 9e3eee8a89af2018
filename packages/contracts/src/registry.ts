import { z } from 'zod';
import { remoteManifest } from './remote-manifest.ts';

const integrity = z.record(z.string(), z.string().regex(/^sha384-[A-Za-z0-9+/]+=*$/));

/** `dist/remote.json`: what the build of an area writes beside its files. */
export const remoteRelease = z.object({
  area: z.string(),
  version: z.string(),
  manifest: remoteManifest,
  /** File that the federation runtime loads first, relative to the release. */
  entry: z.string(),
  /** SHA-384 of each file of the release, by its path relative to the release. */
  integrity,
});
export type RemoteRelease = z.infer<typeof remoteRelease>;

/** One area as the server resolved it for this visitor. `base` is the URL of its release, ending in a slash. */
export const registryArea = remoteRelease.extend({ base: z.string() });
export type RegistryArea = z.infer<typeof registryArea>;

/** The registry answer, inlined in index.html and at /registry.json. */
export const registry = z.object({ areas: z.array(registryArea) });
export type Registry = z.infer<typeof registry>;

/** The files of one page of the shell, relative to its release, in the order they are to be loaded. */
export const shellEntry = z.object({ scripts: z.array(z.string()).min(1), styles: z.array(z.string()) });

/** `dist/shell.json`: what the build of the shell writes beside its files. */
export const shellRelease = z.object({
  version: z.string(),
  hostApi: z.string(),
  /** `shell` is the application, `sign-in` the pages without a session. */
  entries: z.object({ shell: shellEntry, 'sign-in': shellEntry }),
  integrity,
});
export type ShellRelease = z.infer<typeof shellRelease>;
