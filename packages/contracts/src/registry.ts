import { z } from 'zod';
import { remoteManifest } from './remote-manifest.ts';

const integrity = z.record(z.string(), z.string().regex(/^sha384-[A-Za-z0-9+/]+=*$/));

/** Semver range (needed) or version (provided) of a shared module, and the names that are taken from it. */
export const sharedModuleUse = z.object({ version: z.string(), exports: z.array(z.string()) });
export type SharedModuleUse = z.infer<typeof sharedModuleUse>;

/** By the key of the module in the shared-module policy. */
const sharedModules = z.record(z.string(), sharedModuleUse);

/** `dist/remote.json`: what the build of an area writes beside its files. What came later has a default: older releases stay readable. */
export const remoteRelease = z.object({
  area: z.string(),
  version: z.string(),
  manifest: remoteManifest,
  /** File that the federation runtime loads first, relative to the release. */
  entry: z.string(),
  /** SHA-384 of each file of the release, by its path relative to the release. */
  integrity,
  /** Commit that it was built from; null for a build that no one released. */
  commit: z.string().nullable().default(null),
  /** What it takes from the shell. */
  needs: sharedModules.default({}),
  /** Bytes as transferred, brotli; zero when the build did not say. */
  sizes: z.object({ js: z.number().int(), css: z.number().int() }).default({ js: 0, css: 0 }),
});
export type RemoteRelease = z.infer<typeof remoteRelease>;
export type RemoteReleaseInput = z.input<typeof remoteRelease>;

/** A release and the URL of its files, ending in a slash; absolute when they are on another origin. */
export const placedRelease = remoteRelease.extend({ base: z.string() });
export type PlacedRelease = z.infer<typeof placedRelease>;

export const releaseChannels = ['current', 'canary', 'override'] as const;

/** One area as the server resolved it for this visitor. */
export const registryArea = placedRelease.extend({
  channel: z.enum(releaseChannels).default('current'),
  /** The last good release: what a visitor falls back to when this one does not work. */
  previous: placedRelease.nullable().default(null),
});
export type RegistryArea = z.infer<typeof registryArea>;

/** What the shell of a page is, and what it provides to areas. */
export const registryHost = z.object({
  version: z.string(),
  hostApi: z.string(),
  /** Empty in a page: the server has compared the releases in it with this shell already. */
  provides: sharedModules.default({}),
});
export type RegistryHost = z.infer<typeof registryHost>;

/** A release that this visitor alone sees, instead of everybody's. */
export const registryOverride = z.object({
  area: z.string(),
  /** The version, or the address that it comes from. */
  label: z.string(),
  until: z.string(),
});
export type RegistryOverride = z.infer<typeof registryOverride>;

/** The registry answer: whole at /registry.json, and what the visitor's browser needs of it inlined in index.html. */
export const registry = z.object({
  areas: z.array(registryArea),
  /** Grows with each change of what is released. */
  revision: z.number().int().default(0),
  overrides: z.array(registryOverride).default([]),
  /** Null from a server that does not know it: such a page is gated by its host API alone. */
  host: registryHost.nullable().default(null),
  /** True when areas are left out that only a session opens. */
  isForGuest: z.boolean().default(false),
});
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
  /** What it provides to areas. */
  provides: sharedModules.default({}),
});
export type ShellReleaseInput = z.input<typeof shellRelease>;
export type ShellRelease = z.infer<typeof shellRelease>;
