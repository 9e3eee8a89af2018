import { defineRoute, ownItemParams, publicPerson } from '@rostrum/contracts';

/** What the public would see of a profile, whatever its status. Named with people, since each change of one changes it. */
export const personPreview = defineRoute({
  id: 'people.preview',
  method: 'GET',
  path: '/app/people/{identifier}/{id}/preview',
  summary: 'A profile as its public page shows it, or would show it once it is published.',
  params: ownItemParams,
  response: publicPerson,
  errors: ['not_allowed', 'not_found'],
});
