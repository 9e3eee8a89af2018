import { defineRoute, id, ownParams, personListQuery, z } from '@rostrum/contracts';

/** People that one answer of the export holds. */
export const exportPageSize = 250;

export const personExport = {
  read: defineRoute({
    id: 'personExport.read',
    method: 'POST',
    path: '/app/people/{identifier}/export',
    summary:
      'People under the filters of the list, or the given ones, as lines of CSV with the columns of the import; the next ones follow `after`.',
    params: ownParams,
    body: personListQuery
      .omit({ page_from: true, page_size: true, sort: true, order: true })
      .extend({ ids: z.array(id).min(1).max(100).optional(), after: id.optional() }),
    response: z.object({ text: z.string(), next: id.nullable(), count: z.number().int() }),
    errors: ['not_allowed'],
  }),
};
