import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { isoDateTime, line } from './primitives.ts';
import { remoteRelease } from './registry.ts';
import { acceptedManifest } from './remote-manifest.ts';

/** Limits of one release; all of ours are far below. */
export const releaseLimits = { files: 500, fileBytes: 5 * 1024 ** 2, releaseBytes: 50 * 1024 ** 2 } as const;

/**
 * Where a release is in its life: `uploading` until its files are complete, `uploaded` until a user gets it, `canary`
 * while some do, `current` while everybody does, `retired` after that, `broken` once it was found to fail.
 */
export const releaseStates = ['uploading', 'uploaded', 'canary', 'current', 'retired', 'broken'] as const;
export type ReleaseState = (typeof releaseStates)[number];

/** `built` came with the server's own build, `uploaded` by a deploy token. */
export const releaseSources = ['built', 'uploaded'] as const;

/** What a deploy token may be allowed. Reading what is released needs a token, but none of these. */
export const deployActions = ['upload', 'canary', 'promote', 'rollback'] as const;
export type DeployAction = (typeof deployActions)[number];

export const releaseEvents = [
  'uploaded',
  'rollout_set',
  'rollout_ended',
  'promoted',
  'rolled_back',
  'marked_broken',
  'claim_allowed',
  'claim_withdrawn',
] as const;
export type ReleaseEvent = (typeof releaseEvents)[number];

/** Both stand in addresses and in the names of folders. */
export const areaName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9-]*$/, 'Use small letters, digits and hyphens.');
export const releaseVersion = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'Use letters, digits and . _ - only.')
  .refine((version) => version !== 'local', 'This word stands for a release that is still being written.');
/** No part begins with a dot, so none leads out of the release. */
export const releaseFile = z
  .string()
  .max(200)
  .regex(
    /^[A-Za-z0-9_@~+-][A-Za-z0-9._@~+-]*(\/[A-Za-z0-9_@~+-][A-Za-z0-9._@~+-]*)*$/,
    'Name the file by its path within the release.',
  );

/** A release as it is registered: `remote.json`, with names that are safe in addresses and folders. */
export const newRelease = remoteRelease
  .extend({
    area: areaName,
    version: releaseVersion,
    manifest: acceptedManifest,
    entry: releaseFile,
    integrity: z.record(releaseFile, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
    commit: line(64).nullable().default(null),
  })
  .refine(({ area, manifest }) => area === manifest.area, {
    path: ['manifest', 'area'],
    message: 'The manifest is of another area.',
  })
  .refine(({ entry, integrity }) => Object.hasOwn(integrity, entry), {
    path: ['entry'],
    message: 'The entry is not among the files.',
  })
  .refine(({ integrity }) => Object.keys(integrity).length <= releaseLimits.files, {
    path: ['integrity'],
    message: `A release has at most ${releaseLimits.files} files.`,
  });

/** Who gets a release that is not everybody's. An organisation is named by its address, a person by their mail. */
export const rolloutTarget = z.discriminatedUnion('to', [
  z.object({ to: z.literal('percent'), percent: z.number().min(0.01).max(100) }),
  z.object({ to: z.literal('organisation'), organisation: line(60, 1) }),
  z.object({ to: z.literal('user'), email: line(254, 3) }),
]);
export type RolloutTarget = z.infer<typeof rolloutTarget>;

/** Why, for the history; asked for where a person will want to know. */
const reason = line(300);
const version = z.string();

export const releaseSummary = z.object({
  area: z.string(),
  version,
  state: z.enum(releaseStates),
  source: z.enum(releaseSources),
  commit: z.string().nullable(),
  host_api: z.string(),
  /** Why the shell of this server cannot host it; null when it can. */
  incompatibility: z.string().nullable(),
  /** Which claim of it is another area's or reserved; null when it may have all it claims. */
  conflict: z.string().nullable().default(null),
  sizes: z.object({ js: z.number().int(), css: z.number().int() }),
  rollouts: z.array(rolloutTarget),
  broken_reason: z.string().nullable(),
  created_at: isoDateTime,
  created_by: z.string(),
});
export type ReleaseSummary = z.infer<typeof releaseSummary>;

export const areaStatus = z.object({
  area: z.string(),
  /** What everybody gets who is in no rollout; null when nothing of the area can be served. */
  current: z.string().nullable(),
  /** What a rollback without a version leads to; null when there is nothing. */
  previous: z.string().nullable(),
  /** Newest first. */
  releases: z.array(releaseSummary),
});
export type AreaStatus = z.infer<typeof areaStatus>;

export const releaseHistoryEntry = z.object({
  id: z.uuid(),
  area: z.string(),
  version,
  event: z.enum(releaseEvents),
  /** The name of a deploy token, `system`, or `operator` for a command on the server. */
  actor: z.string(),
  reason: z.string().nullable(),
  /** The release that was everybody's before, for a promotion or rollback. */
  replaced: z.string().nullable(),
  target: rolloutTarget.nullable(),
  at: isoDateTime,
});
export type ReleaseHistoryEntry = z.infer<typeof releaseHistoryEntry>;

const areaParams = z.object({ area: areaName });
const releaseParams = areaParams.extend({ version: z.string().min(1).max(64) });
const changed = z.object({
  /** False when everything was like this already. */
  changed: z.boolean(),
  /** Of the whole registry; /registry.json?revision=… answers with this state or a newer one. */
  revision: z.number().int(),
  area: areaStatus,
});

const refused = ['not_authenticated', 'not_allowed', 'not_found', 'too_many_requests'] as const;

/**
 * The calls of `npm run release`. All take a deploy token as Bearer; no session does. Files are sent in between by
 * `PUT /v1/platform/releases/{area}/{version}/files/{path}`, the body being the bytes, as application/octet-stream.
 */
export const releases = {
  register: defineRoute({
    id: 'releases.register',
    method: 'POST',
    path: '/v1/platform/releases',
    summary: 'Announce a release; answers which of its files are still to be sent.',
    auth: 'deployment',
    body: newRelease,
    response: z.object({
      area: z.string(),
      version,
      state: z.enum(releaseStates),
      missing: z.array(z.string()),
    }),
    errors: [...refused, 'already_exists', 'too_large'],
  }),
  complete: defineRoute({
    id: 'releases.complete',
    method: 'POST',
    path: '/v1/platform/releases/{area}/{version}/complete',
    summary:
      'Close an upload: every file is there, compressed copies are made, the release can be rolled out.',
    auth: 'deployment',
    params: releaseParams,
    response: z.object({ area: z.string(), version, state: z.enum(releaseStates), base: z.string() }),
    errors: [...refused, 'invalid_transition', 'too_large'],
  }),
  /** One release an area has the percentage, an organisation or a person: naming another takes it from the first. */
  rollOut: defineRoute({
    id: 'releases.rollOut',
    method: 'POST',
    path: '/v1/platform/releases/{area}/{version}/rollout',
    summary: 'Give a release to a share of visitors, to an organisation or to a person.',
    auth: 'deployment',
    params: releaseParams,
    body: z.object({ target: rolloutTarget, reason: reason.optional() }),
    response: changed,
    errors: [...refused, 'invalid_transition'],
  }),
  withdraw: defineRoute({
    id: 'releases.withdraw',
    method: 'DELETE',
    path: '/v1/platform/releases/{area}/{version}/rollout',
    summary: 'End every rollout of a release; whoever had it gets the current one.',
    auth: 'deployment',
    params: releaseParams,
    query: z.object({ reason: reason.optional() }),
    response: changed,
    errors: refused,
  }),
  promote: defineRoute({
    id: 'releases.promote',
    method: 'POST',
    path: '/v1/platform/areas/{area}/promote',
    summary: 'Make a release everybody’s. One that was found broken needs a reason.',
    auth: 'deployment',
    params: areaParams,
    body: z.object({ version: releaseVersion, reason: reason.optional() }),
    response: changed,
    errors: [...refused, 'invalid_transition'],
  }),
  rollback: defineRoute({
    id: 'releases.rollback',
    method: 'POST',
    path: '/v1/platform/areas/{area}/rollback',
    summary: 'Return everybody to the release before, or to the one that is named.',
    auth: 'deployment',
    params: areaParams,
    body: z.object({ version: releaseVersion.optional(), reason: reason.optional() }),
    response: changed,
    errors: [...refused, 'invalid_transition'],
  }),
  areas: defineRoute({
    id: 'releases.areas',
    method: 'GET',
    path: '/v1/platform/areas',
    summary: 'What is released of each area, and the shell that hosts it.',
    auth: 'deployment',
    response: z.object({
      revision: z.number().int(),
      shell: z.object({ version, host_api: z.string() }).nullable(),
      areas: z.array(areaStatus),
    }),
    errors: refused,
  }),
  history: defineRoute({
    id: 'releases.history',
    method: 'GET',
    path: '/v1/platform/areas/{area}/history',
    summary: 'What happened to the releases of an area, newest first.',
    auth: 'deployment',
    params: areaParams,
    query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
    response: z.object({ items: z.array(releaseHistoryEntry) }),
    errors: refused,
  }),
};
