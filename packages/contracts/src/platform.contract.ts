import { z } from 'zod';
import {
  maximumProofs,
  maximumReports,
  overridesPath,
  reportKinds,
  reportLimits,
  reportsPath,
  reportStages,
} from './area-reports.ts';
import { defineRoute } from './define-route.ts';
import { line } from './primitives.ts';
import { registryOverride } from './registry.ts';

/** Whatever a page says it runs, 'local' too: what the server does not know is not counted. */
const runningRelease = { area: line(40, 1), version: line(80, 1) };

/** One thing that happened to one release in one browser. */
export const areaReport = z.object({
  ...runningRelease,
  kind: z.enum(reportKinds),
  /** Of an error: where. A stage that this server does not know is 'other'. */
  stage: z.enum(reportStages).catch('other').optional(),
  /** Of load, mount, interactive and blocked: how long. */
  ms: z.number().min(0).max(reportLimits.ms).optional(),
  /** Of a load: bytes that came over the network. */
  bytes: z.number().int().min(0).max(reportLimits.bytes).optional(),
  /** Of a load: how many shared modules the shell gave, so that they were not fetched again. */
  shared_hits: z.number().int().min(0).max(reportLimits.shared_hits).optional(),
  code: z.string().max(reportLimits.code).optional(),
  message: z.string().max(reportLimits.message).optional(),
});
export type AreaReport = z.infer<typeof areaReport>;
export type AreaReportInput = z.input<typeof areaReport>;

/** What one person wants to see instead of the released areas: a release by version, or what a developer's own server has. */
export const overrideChoice = z.union([
  z.object({ area: line(40, 1), version: line(80, 1) }),
  z.object({ area: line(40, 1), url: line(300, 1) }),
]);
export type OverrideChoice = z.infer<typeof overrideChoice>;

/** No override outlives a working day. */
export const maximumOverrideMinutes = 480;
export const defaultOverrideMinutes = 60;

export const platform = {
  report: defineRoute({
    id: 'platform.report',
    method: 'POST',
    path: reportsPath,
    summary: 'Report how releases of areas load and fail. Also as text/plain, as beacons write it.',
    auth: 'public',
    body: z.object({
      reports: z.array(areaReport).min(1).max(maximumReports),
      /** What the server signed for this page; a failure without one is shown to operators and never counted. */
      proofs: z.array(z.string().max(600)).max(maximumProofs).default([]),
    }),
    response: z.object({ counted: z.number().int().min(0) }),
    status: 202,
    errors: ['invalid_input', 'not_allowed', 'too_large', 'too_many_requests'],
  }),
  /** Sets the cookie of this browser; what was set before is replaced. */
  setOverrides: defineRoute({
    id: 'platform.set_overrides',
    method: 'POST',
    path: overridesPath,
    summary: 'Run other releases of areas than the released ones, in this browser and for a while.',
    body: z.object({
      overrides: z.array(overrideChoice).min(1).max(8),
      minutes: z.number().int().min(1).max(maximumOverrideMinutes).default(defaultOverrideMinutes),
    }),
    response: z.object({
      overrides: z.array(registryOverride),
      until: z.string(),
      /** Opens the same releases for a colleague with the same right; null when all of them are on a machine of one's own. */
      link: z.string().nullable(),
    }),
    errors: ['invalid_input', 'not_allowed', 'not_found', 'too_many_requests'],
  }),
  /** Anybody may go back to what is released: nothing but this browser's own cookie is asked. */
  clearOverrides: defineRoute({
    id: 'platform.clear_overrides',
    method: 'DELETE',
    path: overridesPath,
    summary: 'Go back to the released areas.',
    auth: 'public',
    response: z.object({ cleared: z.boolean() }),
    errors: ['too_many_requests'],
  }),
};
