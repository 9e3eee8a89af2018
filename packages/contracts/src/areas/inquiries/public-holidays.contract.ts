import { countryCode, defineRoute, line, ownParams, z } from '@rostrum/contracts';

/** One public holiday, on the calendar of its country. */
export const publicHoliday = z.object({ date: z.iso.date(), name: z.string() });
export type PublicHoliday = z.infer<typeof publicHoliday>;

const region = z.object({ code: z.string(), name: z.string() });

/** For business hours: which days are public holidays. */
export const publicHolidays = {
  list: defineRoute({
    id: 'inquiry-setup.public_holidays',
    method: 'GET',
    path: '/app/public-holidays/{identifier}',
    summary: 'Public holidays of a country or one of its regions, from today to the end of next year.',
    params: ownParams,
    query: z.object({ country: countryCode, region: line(10).optional() }),
    response: z.object({
      items: z.array(publicHoliday),
      /** To choose from, where days differ within the country. */
      regions: z.array(region),
    }),
    errors: ['not_allowed', 'invalid_input'],
  }),
};
