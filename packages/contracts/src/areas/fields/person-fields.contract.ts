import { defineRoute, ownItemParams, z } from '@rostrum/contracts';
import { customField, maximumFields } from './field-definition.ts';
import { fieldValue } from './field-value.ts';

/** Values by the key of their field. */
const values = z
  .record(z.string().min(1).max(60), fieldValue)
  .refine((given) => Object.keys(given).length <= maximumFields, `Send at most ${maximumFields} fields.`);

export const personFieldList = z.object({
  /** In the order of the organisation, without archived ones and those that the reader may not see. */
  fields: z.array(customField),
  values,
});
export type PersonFieldList = z.infer<typeof personFieldList>;

export const personFields = {
  get: defineRoute({
    id: 'personFields.get',
    method: 'GET',
    path: '/app/people/{identifier}/{id}/fields',
    summary: 'What stands in the fields that the organisation added to profiles.',
    params: ownItemParams,
    response: personFieldList,
    errors: ['not_allowed', 'not_found'],
  }),
  save: defineRoute({
    id: 'personFields.save',
    method: 'PUT',
    path: '/app/people/{identifier}/{id}/fields',
    summary: 'Changes the given fields of a profile and leaves the others.',
    params: ownItemParams,
    body: z.object({
      values,
      /** What stood in these fields when they were read: a field that has another value by now is a conflict. */
      read: values,
    }),
    response: personFieldList,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
};
