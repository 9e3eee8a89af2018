import {
  defineRoute,
  describeField,
  id,
  isoDateTime,
  mediaReadiness,
  ownItemParams,
  personDetail,
  rowVersion,
  z,
} from '@rostrum/contracts';

const path = '/app/people/{identifier}/{id}';

export const safetyChange = z.object({
  is_on: z.boolean(),
  /** When it ends by itself; null: when a person ends it. */
  until: isoDateTime.nullable().default(null),
});

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, like 07:30.')
  .or(z.literal('').transform(() => null))
  .nullable();

export const readinessChange = mediaReadiness
  .extend({
    live_tv: describeField(z.boolean(), { label: 'Live TV' }),
    radio: describeField(z.boolean(), { label: 'Radio' }),
    podcast: describeField(z.boolean(), { label: 'Podcast' }),
    phone: describeField(z.boolean(), { label: 'Phone' }),
    studio: describeField(z.boolean(), { label: 'Studio' }),
    reachable_from: describeField(timeOfDay, { label: 'Reachable from' }),
    reachable_to: describeField(timeOfDay, { label: 'Reachable until' }),
    version: rowVersion,
  })
  .superRefine(({ reachable_from, reachable_to }, context) => {
    if (Boolean(reachable_from) === Boolean(reachable_to)) return;
    context.addIssue({
      code: 'custom',
      path: [reachable_from ? 'reachable_to' : 'reachable_from'],
      message: 'Enter both times, or leave both empty.',
    });
  });

const day = (label: string) => describeField(z.iso.date('Enter a day.'), { label });

export const awayChange = z
  .object({
    from: day('First day away'),
    to: day('Last day away'),
    colleague_id: describeField(id.or(z.literal('').transform(() => null)).nullable(), {
      label: 'Colleague to ask meanwhile',
      hint: 'The public page leads there while you are away.',
    }),
    version: rowVersion,
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'The last day is before the first one. Enter a later day.',
  });

const colleague = z.object({ id, name: z.string(), job_title: z.string(), shared_topics: z.number().int() });

/** Whether and when a person can be reached: safety mode, days away, and what they are ready for. */
export const personPresence = {
  setSafety: defineRoute({
    id: 'personPresence.setSafety',
    method: 'PUT',
    path: `${path}/safety`,
    summary:
      'Turn safety mode of a profile on or off, now or until a moment. On: no photo, no list and no search shows the person, and the office answers every inquiry.',
    params: ownItemParams,
    body: safetyChange,
    response: personDetail,
    errors: ['not_allowed', 'not_found'],
  }),
  setReadiness: defineRoute({
    id: 'personPresence.setReadiness',
    method: 'PUT',
    path: `${path}/readiness`,
    summary: 'Which media a person is ready for, and between which hours they are reachable.',
    params: ownItemParams,
    body: readinessChange,
    response: personDetail,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  setAway: defineRoute({
    id: 'personPresence.setAway',
    method: 'PUT',
    path: `${path}/away`,
    summary: 'Say from which to which day a person is away, and whom to ask meanwhile.',
    params: ownItemParams,
    body: awayChange,
    response: personDetail,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  endAway: defineRoute({
    id: 'personPresence.endAway',
    method: 'DELETE',
    path: `${path}/away`,
    summary: 'The person is back, or the days away are off.',
    params: ownItemParams,
    response: personDetail,
    errors: ['not_allowed', 'not_found'],
  }),
  colleagues: defineRoute({
    id: 'personPresence.colleagues',
    method: 'GET',
    path: `${path}/colleagues`,
    summary:
      'Public colleagues who could be asked instead, those with most areas of expertise in common first.',
    params: ownItemParams,
    response: z.object({ items: z.array(colleague) }),
    errors: ['not_allowed', 'not_found'],
  }),
};
