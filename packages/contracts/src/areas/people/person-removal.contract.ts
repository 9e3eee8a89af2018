import {
  defineRoute,
  describeField,
  id,
  isoDateTime,
  line,
  ownItemParams,
  ownParams,
  personDetail,
  z,
} from '@rostrum/contracts';

/** So long a deleted profile can be brought back; then what it says of its person is erased. */
export const deletedProfileDays = 30;

const path = '/app/people/{identifier}/{id}/removal';

export const removalConfirmation = z.object({
  username: describeField(line(60, 1), {
    label: 'Username',
    hint: 'Type the username of the profile to confirm.',
    missing: 'Type the username of the profile.',
  }),
});

const deletedProfile = z.object({
  id,
  name: z.string(),
  username: z.string(),
  job_title: z.string(),
  deleted_at: isoDateTime,
  erased_at: isoDateTime,
});
export type DeletedProfile = z.infer<typeof deletedProfile>;

/** The end of a profile: deleted by its typed username, brought back within 30 days, erased after them. */
export const personRemoval = {
  list: defineRoute({
    id: 'personRemoval.list',
    method: 'GET',
    path: '/app/people/{identifier}/deleted',
    summary: 'Deleted profiles that can still be brought back, the last deleted first; at most 200.',
    params: ownParams,
    response: z.object({ items: z.array(deletedProfile) }),
    errors: ['not_allowed'],
  }),
  remove: defineRoute({
    id: 'personRemoval.remove',
    method: 'POST',
    path,
    summary: 'Delete an archived profile, confirmed by its username. It can be brought back for 30 days.',
    params: ownItemParams,
    body: removalConfirmation,
    response: z.object({ erased_at: isoDateTime }),
    errors: ['not_allowed', 'not_found', 'invalid_transition'],
  }),
  undo: defineRoute({
    id: 'personRemoval.undo',
    method: 'DELETE',
    path,
    summary: 'Bring a deleted profile back: archived, with all that it said.',
    params: ownItemParams,
    response: personDetail,
    errors: ['not_allowed', 'not_found'],
  }),
};
