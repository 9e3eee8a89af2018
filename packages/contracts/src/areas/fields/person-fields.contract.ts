import { defineRoute, ownItemParams } from '@rostrum/contracts';
import { fieldValueList, fieldValuesBody } from './field-values.ts';

export const personFields = {
  get: defineRoute({
    id: 'personFields.get',
    method: 'GET',
    path: '/app/people/{identifier}/{id}/fields',
    summary: 'What stands in the fields that the organisation added to profiles.',
    params: ownItemParams,
    response: fieldValueList,
    errors: ['not_allowed', 'not_found'],
  }),
  save: defineRoute({
    id: 'personFields.save',
    method: 'PUT',
    path: '/app/people/{identifier}/{id}/fields',
    summary: 'Changes the given fields of a profile and leaves the others.',
    params: ownItemParams,
    body: fieldValuesBody,
    response: fieldValueList,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
};
