import type { EventName } from '@rostrum/contracts';
import { known } from '../content/read-content.ts';
import type { DemoContext } from '../demo-context.ts';
import { createDraw, hashOf, type Random } from '../seeded/random.ts';

const sources = ['search', 'direct', 'social', 'referral', 'embed', 'email', 'ai'] as const;
const sourceWeights = [46, 22, 9, 11, 7, 3, 4];
const devices = ['desktop', 'phone', 'tablet'] as const;
const deviceWeights = [52, 40, 8];
const countries = ['GB', 'GB', 'GB', 'GB', 'IE', 'US', 'DE', 'NO', 'CA', 'DK', 'AU', 'IN'] as const;
const referrers: Partial<Record<(typeof sources)[number], readonly string[]>> = {
  referral: ['meridianledger.example', 'selbycourier.example', 'fieldnote.example'],
  embed: ['news.northmere.example', 'www.quillhaven.example'],
  social: ['plaza.example'],
};

export const visitorOf = (random: Random): string =>
  Array.from({ length: 4 }, () => hashOf(String(random.next())).toString(16).padStart(8, '0')).join('');

export interface VisitEvent {
  at: Date;
  organisation: string;
  name: EventName;
  entity_type?: 'person' | 'post' | 'question';
  entity_id?: string;
  search_text?: string;
  results?: number;
  seeker_type?: string | null;
  visitor?: string;
}
export type RecordEvent = (event: VisitEvent) => void;

const nothing = { entity_type: null, entity_id: null, search_text: null, results: null, seeker_type: null };

/** Collects events, each with the circumstances of an invented visit. */
export function createEventRecorder({ ids, organisations }: DemoContext, random: Random) {
  const rows: (Record<string, unknown> & { at: Date })[] = [];
  const drawSource = createDraw(random, sourceWeights);
  const drawDevice = createDraw(random, deviceWeights);
  const record: RecordEvent = ({ organisation, ...about }) => {
    const source = sources[drawSource()] ?? 'direct';
    const hosts = referrers[source];
    rows.push({
      id: ids.id(about.at),
      org_id: known(organisations, organisation, 'organisation').id,
      source,
      referrer_host: hosts ? random.pick(hosts) : null,
      country: random.pick(countries),
      device: devices[drawDevice()],
      visitor: visitorOf(random),
      bot: about.name === 'profile_view' && random.chance(0.03),
      internal: about.name === 'profile_view' && random.chance(0.04),
      ...nothing,
      ...about,
    });
  };
  return { rows, record };
}
