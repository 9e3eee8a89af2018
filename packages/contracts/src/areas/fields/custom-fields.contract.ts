import { defineRoute, id, ownItemParams, ownParams, rowVersion, z } from '@rostrum/contracts';
import { customField, fieldEntities, fieldWords, maximumFields, newField } from './field-definition.ts';

const countedField = customField.extend({
  /** Profiles, posts or inquiries that have a value in it. */
  used_by: z.number().int(),
  /** How many of them chose each of its choices, in their order. */
  chosen: z.array(z.number().int()),
});
export type CountedField = z.infer<typeof countedField>;

export const fieldList = z.object({
  fields: z.array(countedField).max(maximumFields),
  /** All that the organisation has of what the fields belong to. Called so since people alone had fields. */
  people: z.number().int(),
});
export type FieldList = z.infer<typeof fieldList>;

export const customFields = {
  list: defineRoute({
    id: 'customFields.list',
    method: 'GET',
    path: '/app/fields/{identifier}',
    summary:
      'The fields that the organisation added to profiles, posts or its inquiry form, in their order, with how many use each.',
    params: ownParams,
    query: z.object({ entity: z.enum(fieldEntities).default('person') }),
    response: fieldList,
    errors: ['not_allowed'],
  }),
  add: defineRoute({
    id: 'customFields.add',
    method: 'POST',
    path: '/app/fields/{identifier}',
    summary: 'Adds a field after the others.',
    params: ownParams,
    body: newField,
    response: fieldList,
    errors: ['not_allowed'],
  }),
  change: defineRoute({
    id: 'customFields.change',
    method: 'PUT',
    path: '/app/fields/{identifier}/{id}',
    summary: 'Changes a field. A choice that is used cannot be taken out.',
    params: ownItemParams,
    body: fieldWords.extend({ version: rowVersion }),
    response: fieldList,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  archive: defineRoute({
    id: 'customFields.archive',
    method: 'PUT',
    path: '/app/fields/{identifier}/{id}/archived',
    summary: 'Takes a field out of use, or back into it. Its values are kept.',
    params: ownItemParams,
    body: z.object({ is_archived: z.boolean() }),
    response: fieldList,
    errors: ['not_allowed', 'not_found'],
  }),
  remove: defineRoute({
    id: 'customFields.remove',
    method: 'DELETE',
    path: '/app/fields/{identifier}/{id}',
    summary: 'Deletes a field that is not used.',
    params: ownItemParams,
    response: fieldList,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  order: defineRoute({
    id: 'customFields.order',
    method: 'PUT',
    path: '/app/fields/{identifier}/order',
    summary: 'Puts the fields of one entity into another order, which editors and pages follow.',
    params: ownParams,
    body: z.object({ ids: z.array(id).min(1).max(maximumFields) }),
    response: fieldList,
    errors: ['not_allowed', 'version_conflict'],
  }),
};
