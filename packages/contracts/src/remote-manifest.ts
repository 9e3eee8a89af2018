import { z } from 'zod';
import { navigationRoles } from './roles.ts';

export const areas = [
  'people',
  'posts',
  'qanda',
  'inquiries',
  'analytics',
  'builder',
  'settings',
  'seeker',
] as const;

/** The contract between shell and areas; a release names the range it was built for. */
export const hostApiVersion = '1.0.0';

const path = z.string().regex(/^\/[^\s]*$/, 'A path begins with /.');
const navigationRole = z.enum(navigationRoles);
export const manifestEntry = z.object({
  label: z.string().min(1).max(40),
  href: path,
  roles: z.array(navigationRole).min(1),
  /** Place among the entries of all areas; the shell sorts by it. */
  order: z.number().int(),
});

/** What an area says of itself, as data: the shell knows nothing else of it before its code is loaded. */
export const remoteManifest = z.object({
  /** Open, not an enumeration: a ninth area needs no change here. */
  area: z.string().regex(/^[a-z][a-z0-9-]*$/),
  title: z.string().min(1).max(40),
  /** Paths that belong to the area. The longest match over all areas wins. */
  paths: z
    .array(z.object({ path, match: z.enum(['exact', 'prefix']), access: z.enum(['public', 'session']) }))
    .min(1),
  /** Paths, with `:parameters`, that have a page: a menu offers no other. */
  pages: z.array(path),
  navigation: z.array(manifestEntry),
  tabs: z.array(z.object({ group: z.string(), base: z.array(path).min(1), entries: z.array(manifestEntry) })),
  /** Builder pages use the full width (specification, section 2). */
  layout: z.enum(['contained', 'full']).default('contained'),
  /** Semver range of `hostApiVersion` that the area was built for. */
  hostApi: z.string().min(1),
});
export type RemoteManifest = z.infer<typeof remoteManifest>;
export type RemoteManifestInput = z.input<typeof remoteManifest>;
export type ManifestEntry = z.infer<typeof manifestEntry>;
