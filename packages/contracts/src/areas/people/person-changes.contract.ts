import {
  defineRoute,
  describeField,
  id,
  isoDateTime,
  line,
  ownItemParams,
  ownParams,
  personDetail,
  personSectionKinds,
  profileFields,
  rowVersion,
  z,
} from '@rostrum/contracts';
import { difference } from './person-versions.contract.ts';

/** Sections of a public profile that an organisation may want to see before what its person changes is public. */
export const approvableParts = [...profileFields, ...personSectionKinds] as const;
const approvablePart = z.enum(approvableParts);

const changeRequest = z.object({
  id,
  part: approvablePart,
  label: z.string(),
  /** What would change of what is public now. */
  difference,
  state: z.enum(['pending', 'returned']),
  requested_by: z.string(),
  requested_at: isoDateTime,
  decided_by: z.string().nullable(),
  /** What the team said when it sent the change back. */
  comment: z.string().nullable(),
});
export type ChangeRequest = z.infer<typeof changeRequest>;

const approval = z.object({
  parts: z.array(approvablePart),
  options: z.array(z.object({ part: approvablePart, label: z.string() })),
});

export const returnedChange = z.object({
  comment: describeField(line(500, 1), {
    label: 'What to change',
    hint: 'The person reads it beside the change.',
    missing: 'Say what has to change.',
  }),
});

const base = '/app/people/{identifier}/{id}/change-requests';
const requestParams = ownItemParams.extend({ request: id });

/** Changes of public profiles that wait for the team. */
export const personChanges = {
  list: defineRoute({
    id: 'personChanges.list',
    method: 'GET',
    path: base,
    summary: 'Changes of a profile that wait for approval, and those that were sent back.',
    params: ownItemParams,
    response: z.object({ items: z.array(changeRequest) }),
    errors: ['not_allowed', 'not_found'],
  }),
  approve: defineRoute({
    id: 'personChanges.approve',
    method: 'POST',
    path: `${base}/{request}/approval`,
    summary: 'Make a change public that waits for approval.',
    params: requestParams,
    body: z.object({ version: rowVersion }),
    response: personDetail,
    errors: ['not_allowed', 'not_found', 'version_conflict', 'invalid_input'],
  }),
  return: defineRoute({
    id: 'personChanges.return',
    method: 'POST',
    path: `${base}/{request}/return`,
    summary: 'Send a change back to its person, with what has to change.',
    params: requestParams,
    body: returnedChange,
    response: z.object({ returned: z.literal(true) }),
    errors: ['not_allowed', 'not_found'],
  }),
  withdraw: defineRoute({
    id: 'personChanges.withdraw',
    method: 'DELETE',
    path: `${base}/{request}`,
    summary: 'Take an own change back that waits for approval, or that was sent back.',
    params: requestParams,
    response: z.object({ withdrawn: z.literal(true) }),
    errors: ['not_allowed', 'not_found'],
  }),
  settings: defineRoute({
    id: 'personChanges.settings',
    method: 'GET',
    path: '/app/people/{identifier}/approval',
    summary: 'Which sections of public profiles wait for approval when their person changes them.',
    params: ownParams,
    response: approval,
    errors: ['not_allowed'],
  }),
  saveSettings: defineRoute({
    id: 'personChanges.saveSettings',
    method: 'PUT',
    path: '/app/people/{identifier}/approval',
    summary: 'Choose which sections wait for approval. What waits already stays.',
    params: ownParams,
    body: approval.pick({ parts: true }),
    response: approval,
    errors: ['not_allowed'],
  }),
};
