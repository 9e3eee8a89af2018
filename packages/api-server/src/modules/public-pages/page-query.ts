import { organisationFilters, pageQuery, z } from '@rostrum/contracts';
import type { PublicPageRoute } from '@rostrum/server-kit/module';

/** Leaves out what says nothing: no value, and the first page. */
const toRead = (values: Record<string, string | number | undefined>): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = String(value ?? '').trim();
      return text === '' || (name === 'page_from' && text === '0') ? [] : [[name, text]];
    }),
  );

type PageQuery = PublicPageRoute['query'];

/** For pages whose address says everything. */
export const noQuery = z.object({}).transform((): Record<string, string | undefined> => ({})) as PageQuery;
export const organisationQuery = organisationFilters.transform(toRead) as unknown as PageQuery;
export const listQuery = pageQuery.pick({ page_from: true }).transform(toRead) as unknown as PageQuery;
