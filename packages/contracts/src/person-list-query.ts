import { z } from 'zod';
import { maxSearchLength } from './constants.ts';
import { checkedSection } from './person-checks.ts';
import { accessLevel, personKind, personSource, personStatus, publishRequirements } from './person-fields.ts';
import { flag, id, line, manyOf, pageQuery, sortOrder } from './primitives.ts';

export const personSorts = ['name', 'status', 'completeness', 'last_confirmed', 'inquiries'] as const;

/** Where the review of a profile stands: due, not answered after two reminders, or answered with that they left. */
export const reviewFilters = ['due', 'unanswered', 'left'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

/** Filters of the list; they stand in the page's address under the same names. */
export const personListQuery = pageQuery.extend({
  q: line(maxSearchLength).optional(),
  status: manyOf(personStatus).optional(),
  access: manyOf(accessLevel).optional(),
  kind: manyOf(personKind).optional(),
  missing: z.enum(publishRequirements).optional(),
  department: line(120).optional(),
  industry: manyOf(line(120)).optional(),
  /** An area of expertise or a tag. */
  classification: manyOf(line(80)).optional(),
  country: manyOf(z.string().regex(/^[A-Z]{2}$/)).optional(),
  /** Choices of fields of the organisation, as `key:choice`; of a yes or no, `key:true`. Several of one field: any of them. */
  field: manyOf(line(190)).optional(),
  /** In the scope of this agent. */
  agent: id.optional(),
  source: manyOf(personSource).optional(),
  /** In safety mode. */
  safety: flag.optional(),
  not_confirmed: flag.optional(),
  /** With this section, which its person has not confirmed within a year. */
  unchecked: checkedSection.optional(),
  review: z.enum(reviewFilters).optional(),
  /** With changes that wait for approval. */
  changes: flag.optional(),
  sort: z.enum(personSorts).default('name'),
  order: sortOrder.default('asc'),
});

/** The names of the filters, without paging and order. */
export const personFilters = personListQuery
  .omit({ page_from: true, page_size: true, sort: true, order: true })
  .keyof().options;
