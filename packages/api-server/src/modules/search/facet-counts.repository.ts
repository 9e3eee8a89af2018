import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/queryable.ts';
import { rowsOf } from '../../database/rows.ts';
import { isHere, isReachable, wasConfirmed, type DocumentSearch } from './document-conditions.repository.ts';
import { matchedDocuments } from './find-documents.repository.ts';

/** Facets are counted over so many of the first. */
export const facetsCountedOver = 1000;

export interface FacetCounts {
  counted: number;
  /** `t:Storm surge` and so on, the ten most frequent of each kind; all countries, for the regions. */
  marks: { mark: string; count: number }[];
  organisations: { value: string; label: string; count: number }[];
  now: number;
  today: number;
  confirmed: number;
}

const shown = 10;

export const facetCountsRepository = {
  async read(db: Queryable, search: DocumentSearch): Promise<FacetCounts> {
    const none = { counted: 0, marks: [], organisations: [], now: 0, today: 0, confirmed: 0 };
    if (search.arms.length === 0) return none;
    const columns = sql`org_id, facets, ${isReachable} AS now, ${isHere} AS today, coalesce(${wasConfirmed}, false) AS confirmed`;
    const [row] = await rowsOf<FacetCounts>(
      db,
      sql`WITH first AS MATERIALIZED (${matchedDocuments(search, facetsCountedOver, columns)}),
        counts AS (SELECT mark, count(*)::int AS count FROM first, unnest(facets) AS mark GROUP BY mark),
        places AS (SELECT mark, count, row_number() OVER (PARTITION BY left(mark, 2) ORDER BY count DESC, mark) AS place FROM counts)
        SELECT (SELECT count(*)::int FROM first) AS counted,
          (SELECT coalesce(json_agg(json_build_object('mark', mark, 'count', count) ORDER BY place), '[]'::json) FROM places WHERE place <= ${shown} OR mark LIKE 'c:%') AS marks,
          (SELECT coalesce(json_agg(json_build_object('value', o.company_username, 'label', o.name, 'count', f.count) ORDER BY f.count DESC, o.name), '[]'::json)
            FROM (SELECT org_id, count(*)::int AS count FROM first GROUP BY org_id ORDER BY count DESC, org_id LIMIT ${shown}) f JOIN organisations o ON o.id = f.org_id) AS organisations,
          (SELECT count(*)::int FROM first WHERE now) AS now, (SELECT count(*)::int FROM first WHERE today) AS today,
          (SELECT count(*)::int FROM first WHERE confirmed) AS confirmed`,
    );
    return row ?? none;
  },
};
