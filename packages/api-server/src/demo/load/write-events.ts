import { sql } from 'drizzle-orm';
import type { Transaction } from '@rostrum/server-kit/database';
import type { DemoRows } from '../generate/demo-rows.ts';

/** Twenty thousand rows with a dozen columns: one JSON parameter a batch is four times as fast as one parameter a value. */
const batchSize = 5000;

export async function writeEvents(tx: Transaction, events: DemoRows['events']): Promise<void> {
  for (let from = 0; from < events.length; from += batchSize) {
    const batch = events.slice(from, from + batchSize).map((event) => ({
      id: event.id,
      at: event.at,
      org_id: event.orgId,
      name: event.name,
      entity_type: event.entityType,
      entity_id: event.entityId,
      search_text: event.searchText,
      results: event.results,
      source: event.source,
      referrer_host: event.referrerHost,
      country: event.country,
      device: event.device,
      seeker_type: event.seekerType,
      visitor: event.visitor,
      bot: event.bot,
      internal: event.internal,
    }));
    await tx.execute(sql`
      insert into events (id, at, org_id, name, entity_type, entity_id, search_text, results, source, referrer_host, country, device, seeker_type, visitor, bot, internal)
      select id, at, org_id, name, entity_type, entity_id, search_text, results, source, referrer_host, country, device, seeker_type, visitor, bot, internal
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as row(
        id uuid, at timestamptz, org_id uuid, name text, entity_type text, entity_id uuid, search_text text, results integer, source text,
        referrer_host text, country text, device text, seeker_type text, visitor text, bot boolean, internal boolean)`);
  }
}
