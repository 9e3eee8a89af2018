import { z } from '@rostrum/contracts';
import { maximumResults } from './discovery.ts';
import { parseFilter, type Filter } from '../protocol/parse-filter.ts';
import { badValue } from '../protocol/scim-error.ts';
import { lowerKeys } from '../protocol/lower-keys.ts';
import { readSelection, type AttributeSelection } from './select-attributes.ts';

/** Numbers come as text in an address and as numbers in a search message. */
const whole = z.coerce.number().int().min(-1_000_000).max(1_000_000_000);
const names = z.union([z.string(), z.array(z.string()).transform((list) => list.join(','))]).optional();
const shape = z.object({
  filter: z.string().optional(),
  startindex: whole.default(1),
  count: whole.default(100),
  attributes: names,
  excludedattributes: names,
});

export interface ListQuery extends AttributeSelection {
  /** Undefined: every member. */
  filter: Filter | undefined;
  startIndex: number;
  count: number;
}

/** What a list or a search asks for. Below 1 the first page is meant, and a negative count asks for none (RFC 7644, 3.4.2.4). */
export function readListQuery(query: unknown): ListQuery {
  const parsed = shape.safeParse(typeof query === 'object' && query !== null ? lowerKeys(query) : {});
  if (!parsed.success)
    throw badValue(
      'startIndex and count must be whole numbers, and filter, attributes and excludedAttributes one text each.',
    );
  const { filter, startindex, count } = parsed.data;
  return {
    filter: filter === undefined ? undefined : parseFilter(filter),
    startIndex: Math.max(1, startindex),
    count: Math.min(maximumResults, Math.max(0, count)),
    ...readSelection(query),
  };
}
