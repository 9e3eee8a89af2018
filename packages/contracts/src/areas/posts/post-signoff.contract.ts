import { defineRoute, describeField, id, ownItemParams, z } from '@rostrum/contracts';
import { postDetail } from './post-editing.contract.ts';

export const postSignOff = {
  ask: defineRoute({
    id: 'posts.askSignOff',
    method: 'POST',
    path: '/app/posts/{identifier}/{id}/sign-offs',
    summary: 'Ask authors and tagged experts by email to sign off the text, by a link that needs no sign-in.',
    status: 201,
    idempotent: true,
    params: ownItemParams,
    body: z.object({
      person_ids: describeField(z.array(id).min(1, 'Choose who is asked.').max(10), { label: 'Ask' }),
    }),
    response: postDetail,
    errors: ['not_found', 'invalid_transition', 'invalid_input', 'idempotency_conflict'],
  }),
  withdraw: defineRoute({
    id: 'posts.withdrawSignOff',
    method: 'DELETE',
    path: '/app/posts/{identifier}/{id}/sign-offs/{signoff_id}',
    summary: 'Take somebody off the sign-off of a post; the links that were sent end.',
    params: ownItemParams.extend({ signoff_id: id }),
    response: postDetail,
    errors: ['not_found'],
  }),
};
