import {
  clockTime,
  defineRoute,
  describeField,
  feeKinds,
  feeVisibilities,
  id,
  isoDateTime,
  line,
  mediaReadiness,
  ownItemParams,
  personDetail,
  rowVersion,
  speakingForm,
  z,
} from '@rostrum/contracts';

const path = '/app/people/{identifier}/{id}';

export const safetyChange = z.object({
  is_on: z.boolean(),
  /** When it ends by itself; null: when a person ends it. */
  until: isoDateTime.nullable().default(null),
});

const timeOfDay = clockTime.or(z.literal('').transform(() => null)).nullable();

export const readinessChange = mediaReadiness
  .extend({
    live_tv: describeField(z.boolean(), { label: 'Live TV' }),
    radio: describeField(z.boolean(), { label: 'Radio' }),
    podcast: describeField(z.boolean(), { label: 'Podcast' }),
    phone: describeField(z.boolean(), { label: 'Phone' }),
    studio: describeField(z.boolean(), { label: 'Studio' }),
    reachable_from: describeField(timeOfDay, { label: 'Reachable from' }),
    reachable_to: describeField(timeOfDay, { label: 'Reachable until' }),
    on_camera_training_date: describeField(
      z.iso
        .date('Enter a day.')
        .or(z.literal('').transform(() => null))
        .nullable()
        .optional(),
      { label: 'Trained on camera', hint: 'The day of the last training.' },
    ),
    max_notice_minutes: describeField(
      z.number().int('Enter whole minutes.').min(0).max(10_080).nullable().optional(),
      { label: 'Longest notice', hint: 'How many minutes’ notice is needed before going on air.' },
    ),
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

/** One of the forms at a time: two who choose at once both have their way. */
export const speakingChange = z.object({ form: speakingForm, is_set: z.boolean() });

/** At most a number that any database and spreadsheet holds. */
const amount = (label: string) =>
  describeField(z.number().int('Enter a whole amount.').min(0).max(100_000_000).nullable(), { label });

/** What one kind of work costs. Without amounts nothing but its terms is said. */
export const feeTerms = z
  .object({
    minimum: amount('From'),
    maximum: amount('To'),
    currency: describeField(
      z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{3}$/, 'Enter three letters, like EUR.'),
      { label: 'Currency', hint: 'Three letters, like EUR.' },
    ),
    waived_for: describeField(z.array(line(80, 1)).max(10), {
      label: 'No fee for',
      hint: 'For example: schools, charities.',
    }),
    visible: describeField(z.enum(feeVisibilities), { label: 'On the public page' }),
  })
  .superRefine(({ minimum, maximum }, context) => {
    if (minimum !== null && maximum !== null && minimum > maximum)
      context.addIssue({
        code: 'custom',
        path: ['maximum'],
        message: 'This is less than the lowest fee. Enter a higher amount.',
      });
  });

/** The fee of one kind, or that there is none any more. */
export const feeChange = z.object({
  kind: z.enum(feeKinds),
  terms: feeTerms.nullable(),
  version: rowVersion,
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
  setSpeaking: defineRoute({
    id: 'personPresence.setSpeaking',
    method: 'PUT',
    path: `${path}/speaking`,
    summary: 'Say of one form, such as keynote or workshop, whether a person speaks in it.',
    params: ownItemParams,
    body: speakingChange,
    response: personDetail,
    errors: ['not_allowed', 'not_found'],
  }),
  setFee: defineRoute({
    id: 'personPresence.setFee',
    method: 'PUT',
    path: `${path}/fees`,
    summary:
      'What a person asks for one kind of work, for whom it is free, and what of it the public page says; or that nothing is said any more.',
    params: ownItemParams,
    body: feeChange,
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
