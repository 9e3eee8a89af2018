import {
  accessLevel,
  consentRecord,
  defineRoute,
  describeField,
  id,
  line,
  ownParams,
  z,
} from '@rostrum/contracts';

const ids = z.array(id).min(1).max(100);
const outcome = z.object({
  /** Profiles that were changed; the others were so already. */
  changed: z.array(id),
  refused: z.array(z.object({ id, name: z.string(), reason: z.string() })),
});

export const tagChange = z.object({
  ids,
  tag: describeField(line(120, 1), { label: 'Tag', hint: 'For your team: agents look after tags.' }),
  /** False takes it away again. */
  is_set: z.boolean(),
});

export const agentChange = z.object({
  ids,
  /** Null: no one in particular. */
  agent_id: describeField(id.nullable(), { label: 'Agent', missing: 'Choose an agent.' }),
});

export const consentOfSeveral = consentRecord.extend({ ids });

/** One change of several profiles. Each is changed on its own: those that cannot be say why. */
export const peopleBulk = {
  setAccess: defineRoute({
    id: 'peopleBulk.setAccess',
    method: 'POST',
    path: '/app/people/{identifier}/access',
    summary: 'Make several profiles public, unlisted or private; answers what each was.',
    params: ownParams,
    body: z.object({ ids, access: accessLevel }),
    response: outcome.extend({ former: z.array(z.object({ id, access: accessLevel })) }),
    errors: ['not_allowed', 'not_found'],
  }),
  setTag: defineRoute({
    id: 'peopleBulk.setTag',
    method: 'POST',
    path: '/app/people/{identifier}/tags',
    summary: 'Give several profiles a tag, or take it away.',
    params: ownParams,
    body: tagChange,
    response: outcome,
    errors: ['not_allowed', 'not_found'],
  }),
  setAgent: defineRoute({
    id: 'peopleBulk.setAgent',
    method: 'POST',
    path: '/app/people/{identifier}/agent',
    summary:
      'Assign several people to an agent, who then looks after them whatever their department and tags, or to none; answers whose each was.',
    params: ownParams,
    body: agentChange,
    response: outcome.extend({ former: z.array(z.object({ id, agent_id: id.nullable() })) }),
    errors: ['not_allowed', 'not_found'],
  }),
  recordConsent: defineRoute({
    id: 'peopleBulk.recordConsent',
    method: 'POST',
    path: '/app/people/{identifier}/consents',
    summary:
      'Record for several people that they agreed to be public, and how; what was recorded before stands.',
    params: ownParams,
    body: consentOfSeveral,
    response: outcome,
    errors: ['not_allowed', 'not_found'],
  }),
};
