import { dayMs } from './clock.ts';
import type { DemoContext } from './demo-context.ts';
import type { AddEvent } from './events.ts';
import type { Random } from './random.ts';
import { drawMoments } from './rhythm.ts';

/** Posts are read most in their first days and a little for ever; what is asked about a flood is read for a month. */
export function addPublicationViews(context: DemoContext, random: Random, record: AddEvent): void {
  const { now } = context;
  for (const { id, organisation, publishedAt } of context.posts.values()) {
    if (publishedAt === null) continue;
    const size = organisation === 'northmere' ? random.between(70, 190) : random.between(25, 70);
    const age = Math.floor((now.getTime() - publishedAt.getTime()) / dayMs);
    const read = (count: number, fromDaysAgo: number, toDaysAgo: number) => {
      if (toDaysAgo < fromDaysAgo || count < 1) return;
      for (const at of drawMoments(random, {
        now,
        timezone: context.timezoneOf(organisation),
        count,
        fromDaysAgo,
        toDaysAgo,
      }))
        if (at > publishedAt)
          record({ at, organisation, name: 'post_view', entityType: 'post', entityId: id });
    };
    read(Math.round(size * 0.55), Math.max(0, age - 4), age);
    read(Math.round(size * 0.28), Math.max(0, age - 30), Math.max(0, age - 5));
    read(Math.round((size * 0.25 * Math.min(age, 330)) / 330), 0, Math.max(0, age - 31));
  }
  for (const { id, organisation, publishedAt } of context.questions) {
    if (publishedAt === null) continue;
    const age = Math.max(1, Math.floor((now.getTime() - publishedAt.getTime()) / dayMs));
    const count =
      Math.round(Math.min(age, 200) * (organisation === 'northmere' ? 0.28 : 0.16)) + random.between(2, 9);
    for (const at of drawMoments(random, {
      now,
      timezone: context.timezoneOf(organisation),
      count,
      fromDaysAgo: 0,
      toDaysAgo: age,
    }))
      if (at > publishedAt)
        record({ at, organisation, name: 'question_view', entityType: 'question', entityId: id });
  }
}
