import type { Names } from '../names.ts';

export const contractOf = ({
  plural,
  singularCamel,
  singularPascal,
  pluralCamel,
  words,
}: Names) => `import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { id, isoDateTime, line, ownParams, pageOf, pageQuery } from './primitives.ts';

/** One row of the list. */
export const ${singularCamel}Summary = z.object({ id, title: z.string(), created_at: isoDateTime });
export type ${singularPascal}Summary = z.infer<typeof ${singularCamel}Summary>;

/** Filters of the list; they stand in the page's address under the same names. */
export const ${singularCamel}ListQuery = pageQuery.extend({ q: line(100).optional() });

export const ${pluralCamel} = {
  list: defineRoute({
    id: '${plural}.list',
    method: 'GET',
    path: '/app/${plural}/{identifier}',
    summary: 'The ${words} of the organisation, newest first.',
    params: ownParams,
    query: ${singularCamel}ListQuery,
    response: pageOf(${singularCamel}Summary),
    errors: ['not_allowed'],
  }),
};
`;
