import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { isHere, isReachable, wasConfirmed, type DocumentSearch } from './document-conditions.repository.ts';
import { matchedDocuments } from './matched-documents.repository.ts';
import { matchedRowsOf } from './matched-rows.repository.ts';

/** Facets are counted over so many of the first. */
export const facetsCountedOver = 500;

export interface FacetCounts {
  counted: number;
  /** `t:Storm surge` and so on, the ten most frequent of each kind; all countries, for the regions. */
  marks: { mark: string; count: number }[];
  organisations: { value: string; label: string; count: number }[];
  now: number;
  today: number;
  confirmed: number;
}

export const noFacets: FacetCounts = {
  counted: 0,
  marks: [],
  organisations: [],
  now: 0,
  today: 0,
  confirmed: 0,
};

const shown = 10;

/** What facets are counted from, of each document that matched. */
export const facetColumns: SQL = sql`org_id, facets, ${isReachable} AS now, ${isHere} AS today, coalesce(${wasConfirmed}, false) AS confirmed`;

/** The steps from `matched`, which has these columns, to `facetResult`. */
export const facetSteps: SQL = sql`
  sampled AS (SELECT org_id, facets, now, today, confirmed FROM matched LIMIT ${sql.raw(String(facetsCountedOver))}),
  marked AS (SELECT mark, count(*)::int AS count FROM sampled, unnest(facets) AS mark GROUP BY mark),
  placed AS (SELECT mark, count, row_number() OVER (PARTITION BY left(mark, 2) ORDER BY count DESC, mark) AS place FROM marked),
  owners AS (SELECT org_id, count(*)::int AS count FROM sampled GROUP BY org_id ORDER BY count DESC, org_id LIMIT ${sql.raw(String(shown))}),
  sums AS (SELECT count(*)::int AS counted, count(*) FILTER (WHERE now)::int AS now, count(*) FILTER (WHERE today)::int AS today,
    count(*) FILTER (WHERE confirmed)::int AS confirmed FROM sampled)`;

export const facetResult: SQL = sql`(SELECT json_build_object('counted', counted, 'now', now, 'today', today, 'confirmed', confirmed,
  'marks', (SELECT coalesce(json_agg(json_build_object('mark', mark, 'count', count) ORDER BY place), '[]'::json) FROM placed WHERE place <= ${sql.raw(String(shown))} OR mark LIKE 'c:%'),
  'organisations', (SELECT coalesce(json_agg(json_build_object('value', o.company_username, 'label', o.name, 'count', w.count) ORDER BY w.count DESC, o.name), '[]'::json)
    FROM owners w JOIN organisations o ON o.id = w.org_id)) FROM sums)`;

export const facetCountsRepository = {
  async read(db: Queryable, search: DocumentSearch): Promise<FacetCounts> {
    if (search.branches.length === 0 && !search.near) return noFacets;
    const [row] = await matchedRowsOf<{ facets: FacetCounts }>(
      db,
      [search],
      sql`WITH matched AS MATERIALIZED (${matchedDocuments(search, facetsCountedOver, facetColumns)}), ${facetSteps} SELECT ${facetResult} AS facets`,
    );
    return row?.facets ?? noFacets;
  },
};
