import { formatClock, type Home } from '@rostrum/contracts';

export type DeadlineTimelineItem = NonNullable<Home['runway']>[number];
/** A day whose deadlines were read. */
export type HomeDay = Pick<Home, 'now' | 'timezone' | 'runway_is_cut'> & {
  runway: readonly DeadlineTimelineItem[];
};
export interface PlacedItem extends DeadlineTimelineItem {
  /** Per cent from the left. */
  left: number;
  /** Where its card begins; near the right end a little before its moment, so that it stays on the line. */
  cardLeft: number;
  cardWidth: number;
  /** Its words stand before its moment and end there. */
  endsAtMoment: boolean;
  /** Line on which its card stands, so that cards do not cover each other. */
  lane: number;
}
export interface DeadlineTimeline {
  items: PlacedItem[];
  hours: { label: string; left: number }[];
  now: number;
  /** How many lines of cards are in use. */
  lanes: number;
}

const hour = 3_600_000;
/** Share of the width that a card needs. */
const cardWidth = 19;

/** The hours of the day that matter: from an hour before the first thing to an hour after the last, at least eight. */
function span(moments: readonly number[], now: number): [number, number] {
  const start = Math.floor((Math.min(now, ...moments) - hour / 2) / hour) * hour;
  const end = Math.ceil((Math.max(now, ...moments) + 2 * hour) / hour) * hour;
  return [start, Math.max(end, start + 8 * hour)];
}

/** What is ahead has a card to the right. What was done stays on its side of now: where there is more room for its words. */
function cardOf(kind: DeadlineTimelineItem['kind'], place: number, now: number) {
  if (kind !== 'done') return { cardLeft: Math.min(place, 101 - cardWidth), cardWidth, endsAtMoment: false };
  const endsAtMoment = place > now - place;
  const width = Math.min(cardWidth, endsAtMoment ? place : now - place);
  return { cardLeft: endsAtMoment ? place - width : place, cardWidth: width, endsAtMoment };
}

interface Card {
  cardLeft: number;
  cardWidth: number;
}

const isBeside = (card: Card, other: Card): boolean =>
  other.cardLeft + other.cardWidth <= card.cardLeft || card.cardLeft + card.cardWidth <= other.cardLeft;

/** The first lane on which a card covers no other; a new one when there is none. */
function takeLane(lanes: Card[][], card: Card): number {
  const free = lanes.findIndex((cards) => cards.every((other) => isBeside(card, other)));
  const lane = free === -1 ? lanes.length : free;
  (lanes[lane] ??= []).push(card);
  return lane;
}

/** Where everything of today stands on the line. */
export function placeDeadlines({ runway, now: nowText, timezone }: HomeDay): DeadlineTimeline {
  const now = Date.parse(nowText);
  const [start, end] = span(
    runway.map(({ at }) => Date.parse(at)),
    now,
  );
  const left = (moment: number) => ((moment - start) / (end - start)) * 100;
  const lanes: Card[][] = [];
  const items = [...runway]
    .sort((first, second) => Date.parse(first.at) - Date.parse(second.at))
    .map((item) => {
      const place = left(Date.parse(item.at));
      const card = cardOf(item.kind, place, left(now));
      return { ...item, ...card, left: place, lane: takeLane(lanes, card) };
    });
  const step = Math.max(1, Math.ceil((end - start) / hour / 14));
  const hours = Array.from(
    { length: Math.floor((end - start) / hour / step) + 1 },
    (_, index) => start + index * step * hour,
  ).map((moment) => ({
    label: formatClock(moment, timezone),
    left: left(moment),
  }));
  return { items, hours, now: left(now), lanes: lanes.length };
}
