import { id, isoDateTime, postKinds, z } from '@rostrum/contracts';
import { breakdown, figure, guarded, others, personReference, series } from './figures.ts';
import { countedPeriod } from './range.ts';

const personRow = personReference.extend({ count: z.number().int() });

/** A post that inquiries began at, and what came of them. */
const causingPost = z.object({
  id,
  title: z.string(),
  kind: z.enum(postKinds),
  published_at: isoDateTime.nullable(),
  inquiries: guarded,
  /** Pieces of coverage of these inquiries. */
  coverage: guarded,
  views: guarded,
});

export const postFigures = z.object({
  period: countedPeriod,
  views: series,
  readers: figure,
  /** Views in which the end of the text was reached, and no sooner than it can be read. */
  read: figure,
  /** So many seconds of each post half of its readers had it on screen, each counted once a day. */
  half_read_seconds: figure,
  bookmarks: figure,
  /** Videos of posts that readers started. */
  videos: figure,
  published: figure,
  /** Readers of a post who opened an inquiry form on the same day. */
  readers_who_asked: figure,
  /** Inquiries whose sender came from a post. */
  inquiries_caused: figure,
  /** The first day that opened forms are still recorded, when the range begins earlier. */
  asked_since: z.iso.date().nullable(),
  sources: breakdown,
  by_kind: breakdown,
  /** Views of a post on each day after it was published, on average over the posts that are old enough. */
  by_age: z.array(z.object({ day: z.number().int(), views: z.number(), posts: z.number().int() })),
  posts: z.object({
    rows: z.array(
      z.object({
        id,
        title: z.string(),
        kind: z.enum(postKinds),
        published_at: isoDateTime.nullable(),
        views: z.number().int(),
        read: guarded,
        half_read_seconds: z.number().nullable(),
        readers_who_asked: guarded,
        inquiries_caused: guarded,
      }),
    ),
    others,
  }),
  /** The posts that inquiries of these days began at, the most first, however few readers they had. */
  caused: z
    .object({ rows: z.array(causingPost), posts: z.number().int(), inquiries: z.number().int() })
    .optional(),
  /** Views of posts that name an expert. */
  experts: z.object({ rows: z.array(personRow), others }),
});
export type PostFigures = z.infer<typeof postFigures>;

export const questionFigures = z.object({
  period: countedPeriod,
  views: series,
  readers: figure,
  bookmarks: figure,
  /** Votes that answers helped. */
  helpful: figure.optional(),
  received: figure,
  /** Answers that were published. */
  answered: figure,
  median_hours_to_answer: figure,
  /** Questions that wait today, by age. */
  waiting: z.array(z.object({ key: z.enum(['days', 'week', 'month', 'longer']), count: z.number().int() })),
  sources: breakdown,
  questions: z.object({
    rows: z.array(
      z.object({
        id,
        text: z.string(),
        views: z.number().int(),
        /** Null below the smallest group. */
        helpful: guarded.optional(),
        inquiries_caused: guarded.optional(),
      }),
    ),
    others,
  }),
  /** The one that waits longest today, and for whom. */
  oldest_waiting: z
    .object({ id, text: z.string(), asked_at: isoDateTime, expert: z.string().nullable() })
    .nullable()
    .optional(),
  /** Inquiries whose sender came from a question. */
  inquiries_caused: figure.optional(),
  experts: z.object({
    rows: z.array(
      personRow.extend({
        /** Half of these answers came within so many hours of their question. */
        median_hours: z.number().nullable().optional(),
      }),
    ),
    others,
  }),
});
export type QuestionFigures = z.infer<typeof questionFigures>;
