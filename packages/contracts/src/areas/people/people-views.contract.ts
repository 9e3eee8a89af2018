import { checkedSection, defineRoute, defineSavedViews, id, ownParams, z } from '@rostrum/contracts';

const counted = z.object({ value: z.string(), label: z.string(), count: z.number().int() });

/** What the People list can be narrowed by, beside what every organisation has. */
export const peopleFilterOptions = defineRoute({
  id: 'people.filter-options',
  method: 'GET',
  path: '/app/people/{identifier}/filter-options',
  summary:
    'Industries, classifications and countries of the people that the session may list, the most frequent first; for administrators also the agents.',
  params: ownParams,
  response: z.object({
    industries: z.array(counted),
    /** Areas of expertise and tags. */
    classifications: z.array(counted),
    countries: z.array(counted),
    /** How many are in safety mode. */
    safety: z.number().int(),
    agents: z.array(z.object({ id, name: z.string() })),
    /** Sections of profiles, which their people confirm one by one. */
    sections: z.array(z.object({ value: checkedSection, label: z.string() })).default([]),
    /** Fields that the organisation added and that have choices, a yes or no among them. */
    fields: z
      .array(
        z.object({
          key: z.string(),
          label: z.string(),
          options: z.array(z.object({ value: z.string(), label: z.string() })),
        }),
      )
      .optional(),
    /** Whether the session publishes profiles: administrators, and agents who were granted it. */
    may_publish: z.boolean().default(false),
  }),
  errors: ['not_allowed'],
});

/** Views of the People list that a person named for themselves. */
export const savedPeopleViews = defineSavedViews({
  id: 'saved-people-views',
  path: '/app/people/{identifier}',
  list: 'the People list',
});

/** The list that industries of profiles are chosen from; empty for an organisation without one. */
export const listedIndustries = defineRoute({
  id: 'people.industries',
  method: 'GET',
  path: '/app/people/{identifier}/industries',
  summary: 'The industries that profiles are filed under, with other words for each.',
  params: ownParams,
  response: z.object({
    items: z.array(z.object({ title: z.string(), words: z.array(z.string()) })),
  }),
});
