import { defineRoute, ownItemParams } from '@rostrum/contracts';
import { fieldValueList, fieldValuesBody } from './field-values.ts';

export const postFields = {
  get: defineRoute({
    id: 'postFields.get',
    method: 'GET',
    path: '/app/posts/{identifier}/{id}/fields',
    summary: 'What stands in the fields that the organisation added to posts.',
    params: ownItemParams,
    response: fieldValueList,
    errors: ['not_allowed', 'not_found'],
  }),
  save: defineRoute({
    id: 'postFields.save',
    method: 'PUT',
    path: '/app/posts/{identifier}/{id}/fields',
    summary:
      'Changes the given fields of a post and leaves the others. Approved and scheduled posts are closed to changes.',
    params: ownItemParams,
    body: fieldValuesBody,
    response: fieldValueList,
    errors: ['not_allowed', 'not_found', 'version_conflict', 'invalid_transition'],
  }),
};
