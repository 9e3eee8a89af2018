import type { EventName } from '@rostrum/contracts';
import type { DemoContext } from '../demo-context.ts';
import { createDraw, hashOf, type Random } from '../seeded/random.ts';

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
  /** Of `post_time`. */
  seconds?: number;
}

const nothing = {
  entity_type: null,
  entity_id: null,
  search_text: null,
  results: null,
  seeker_type: null,
  seconds: null,
};

/** How often an embed is shown for each time that its link is followed. */
const impressionsOfClick = 6;

/** Draws names by their shares. */
function createNameDraw(random: Random, shares: Readonly<Record<string, number>>): () => string {
  const names = Object.keys(shares);
  const draw = createDraw(random, Object.values(shares));
  return () => names[draw()] ?? '';
}

/** Collects events, each with the circumstances of an invented visit. */
export function createEventRecorder({ ids, content, organisationOf }: DemoContext, random: Random) {
  const { sources, devices, countries, referrers } = content.visits;
  const rows: (Record<string, unknown> & { at: Date })[] = [];
  const drawSource = createNameDraw(random, sources);
  const drawDevice = createNameDraw(random, devices);
  const record = ({ organisation, ...about }: VisitEvent): void => {
    const source = drawSource();
    const hosts = referrers[source];
    const isProfile = about.name === 'profile_view';
    const row = {
      id: ids.id(about.at),
      org_id: organisationOf(organisation).id,
      source,
      referrer_host: hosts ? random.pick(hosts) : null,
      country: random.pick(countries),
      device: drawDevice(),
      visitor: visitorOf(random),
      bot: isProfile && random.chance(0.03),
      internal: isProfile && random.chance(0.04),
      ...nothing,
      ...about,
    };
    rows.push(row);
    if (source !== 'embed' || !about.name.endsWith('_view')) return;
    // A visitor who came by an embed followed its link, and others only saw it.
    rows.push({ ...row, id: ids.id(about.at), name: 'embed_click' });
    for (let seen = 0; seen < impressionsOfClick; seen += 1)
      rows.push({
        ...row,
        ...nothing,
        id: ids.id(about.at),
        name: 'embed_impression',
        entity_type: 'embed',
        visitor: seen === 0 ? row.visitor : visitorOf(random),
      });
  };
  return { rows, record };
}
