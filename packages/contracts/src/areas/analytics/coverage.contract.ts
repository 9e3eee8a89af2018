import {
  defineRoute,
  id,
  isoDateTime,
  line,
  ownItemParams,
  ownParams,
  personSectionForms,
  webAddress,
  z,
} from '@rostrum/contracts';
import { countedPeriod, rangeQuery } from './range.ts';

/** Reach is what the outlet says of itself; empty where it is not known. */
export const mostReach = 2_000_000_000;

const person = z.object({ username: z.string(), name: z.string() });

export const coverageItem = z.object({
  id,
  outlet: z.string(),
  title: z.string(),
  url: z.string(),
  published_on: z.iso.date(),
  reach: z.number().int().nullable(),
  expert: person.nullable(),
  inquiry: z.object({ id, ref: z.string() }).nullable(),
  added_at: isoDateTime,
});
export type CoverageItem = z.infer<typeof coverageItem>;

/** An inquiry that ended with an interview or a quote, and of which no coverage is noted yet. */
export const awaitedCoverage = z.object({
  id,
  ref: z.string(),
  subject: z.string(),
  outlet: z.string(),
  closed_at: isoDateTime,
  experts: z.array(person),
});
export type AwaitedCoverage = z.infer<typeof awaitedCoverage>;

export const coverageList = z.object({
  period: countedPeriod,
  items: z.array(coverageItem),
  total: z.number().int(),
  /** Of the rows with a known reach. */
  reach: z.number().int(),
  reach_unknown: z.number().int(),
  awaited: z.array(awaitedCoverage),
});
export type CoverageList = z.infer<typeof coverageList>;

export const newCoverage = z.object({
  outlet: line(150, 1),
  title: line(300),
  url: webAddress(2000),
  published_on: z.iso.date(),
  reach: z.number().int().min(0).max(mostReach).nullable(),
  username: line(60).nullable(),
  inquiry_id: id.nullable(),
  /** The medium under which the expert's profile lists it too; null where it does not. */
  profile_type: personSectionForms.media_appearance.shape.type.nullable().default(null),
});

/** Where the organisation was quoted. */
export const coverage = {
  list: defineRoute({
    id: 'coverage.list',
    method: 'GET',
    path: '/app/coverage/{identifier}',
    summary: 'Coverage that was published in some days, and inquiries whose coverage is not noted yet.',
    params: ownParams,
    query: rangeQuery,
    response: coverageList,
    errors: ['not_allowed'],
  }),
  pdf: defineRoute({
    id: 'coverage.pdf',
    method: 'GET',
    path: '/app/coverage/{identifier}/pdf',
    summary: 'The coverage that was published in some days as a PDF to hand on, base64.',
    params: ownParams,
    query: rangeQuery,
    response: z.object({ file_name: z.string(), pdf: z.string() }),
    errors: ['not_allowed', 'too_many_requests'],
  }),
  add: defineRoute({
    id: 'coverage.add',
    method: 'POST',
    path: '/app/coverage/{identifier}',
    summary:
      'Note where the organisation was quoted, and list it on the profile of the expert where that is asked for.',
    params: ownParams,
    body: newCoverage,
    response: z.object({ id }),
    status: 201,
    errors: ['not_allowed', 'not_found', 'invalid_input', 'already_exists', 'version_conflict'],
  }),
  remove: defineRoute({
    id: 'coverage.remove',
    method: 'DELETE',
    path: '/app/coverage/{identifier}/{id}',
    summary: 'Take a note of coverage away.',
    params: ownItemParams,
    response: z.object({ removed: z.literal(true) }),
    errors: ['not_allowed', 'not_found'],
  }),
};
