import { z } from 'zod';
import { actions, type Action } from './policy.ts';
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
export const hostApiVersion = '1.1.0';

const path = z.string().regex(/^\/[^\s]*$/, 'A path begins with /.');
const match = z.enum(['exact', 'prefix']);

/** The schemas that name an action: once for who reads manifests, once for who accepts them. */
function entriesAndGuards<Name extends string>(action: z.ZodType<Name, Name>) {
  const entry = z
    .object({
      label: z.string().min(1).max(40),
      href: path,
      /** The action of the policy that a viewer must be granted to see the entry. */
      action: action.optional(),
      /** Who sees an entry without an action: releases from before 2026-11 say it themselves. Builds write it for shells of that time. */
      roles: z.array(z.enum(navigationRoles)).optional(),
      /** Place among the entries of all areas; the shell sorts by it. */
      order: z.number().int(),
      /** Name of the icon in the mobile menu; one that the shell does not know is drawn as a plain one. */
      icon: z.string().max(40).optional(),
      /** The letter that leads there after `g`. */
      key: z
        .string()
        .regex(/^[a-z]$/, 'A key is one small letter.')
        .optional(),
      /** The page is not written yet: the entry is not drawn before `pages` names it. */
      planned: z.boolean().optional(),
    })
    .refine(({ action: needed, roles }) => needed !== undefined || (roles?.length ?? 0) > 0, {
      path: ['action'],
      message: 'Name the action of the policy that a viewer of this entry needs.',
    });
  return { entry, guards: z.array(z.object({ path, match, action })).default([]) };
}

function manifestOf<Name extends string>(action: z.ZodType<Name, Name>) {
  const { entry, guards } = entriesAndGuards(action);
  return z.object({
    /** Open, not an enumeration: a ninth area needs no change here. */
    area: z.string().regex(/^[a-z][a-z0-9-]*$/),
    title: z.string().min(1).max(40),
    /** Paths that belong to the area. The longest match over all areas wins. */
    paths: z.array(z.object({ path, match, access: z.enum(['public', 'session']) })).min(1),
    /** Paths, with `:parameters`, that have a page: a menu offers no other. */
    pages: z.array(path),
    /**
     * Which action a page asks for, below the area's own paths; the longest match decides. A path that is named here is
     * never what a parameter of another page takes for an identifier.
     */
    guards,
    navigation: z.array(entry),
    tabs: z.array(z.object({ group: z.string(), base: z.array(path).min(1), entries: z.array(entry) })),
    /** Builder pages use the full width (specification, section 2). */
    layout: z.enum(['contained', 'full']).default('contained'),
    /** Semver range of `hostApiVersion` that the area was built for. */
    hostApi: z.string().min(1),
  });
}

/**
 * What an area says of itself, as data: the shell knows nothing else of it before its code is loaded. Read with any
 * action, since a manifest may be newer than its reader; an unknown one is granted to no one.
 */
export const remoteManifest = manifestOf(z.string().min(1).max(80));

const knownAction = z.enum(actions as readonly [Action, ...Action[]], {
  error: ({ input }) =>
    `'${typeof input === 'string' ? input : JSON.stringify(input)}' is not an action of the policy. Choose one of packages/contracts/src/policy.ts that this server knows.`,
});

/** What builds and servers accept: every action is known, and each guard is below the area's own paths. */
export const acceptedManifest = manifestOf(knownAction).superRefine(({ paths, guards }, context) => {
  const isOwn = (guarded: string) =>
    paths.some(
      (own) => guarded === own.path || (own.match === 'prefix' && guarded.startsWith(`${own.path}/`)),
    );
  for (const [index, guard] of guards.entries()) {
    const complain = (message: string) =>
      context.addIssue({ code: 'custom', path: ['guards', index, 'path'], message });
    if (!isOwn(guard.path)) complain(`${guard.path} is under none of the area's paths.`);
    if (guards.findIndex(({ path: other }) => other === guard.path) !== index)
      complain(`${guard.path} has two guards. Keep one.`);
  }
});

export type RemoteManifest = z.infer<typeof remoteManifest>;
/** A manifest as it is found in the code of an area, of whatever time. */
export type ReadableManifest = z.input<typeof remoteManifest>;
export type RemoteManifestInput = z.input<typeof acceptedManifest>;
export type ManifestEntry = RemoteManifest['navigation'][number];
export type PageGuard = RemoteManifest['guards'][number];
