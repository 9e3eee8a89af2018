import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { line, ownParams } from './primitives.ts';

/** What a browser may report itself; all others are recorded by the server where they happen. */
export const reportableEvents = [
  'profile_view',
  'profile_impression',
  'post_view',
  'post_read',
  'post_time',
  'question_view',
  'inquiry_open',
  'inquiry_start',
  'contact_click',
  'share',
  'vcard',
  'video_play',
] as const;

/** A text that is open for longer is not read: no visit counts for more, in seconds. */
export const longestReading = 1800;

/** Things that happen on public pages and are counted for analytics. The list is the server's: browsers need no more. */
export type EventName =
  | (typeof reportableEvents)[number]
  | 'search'
  | 'search_zero'
  | 'search_found'
  | 'answer_helpful'
  | 'inquiry_submit'
  | 'document_download'
  | 'bookmark_add'
  | 'embed_impression'
  | 'embed_click'
  | 'ai_crawler';

/**
 * `registry` goes to every listener: releases have changed, ask /registry.json for one's own answer. `post.editors`: who has
 * the post of that id open in the editor; `inquiry.viewers`: who of the desk has the inquiry of that id open.
 * Who has something else open is told of as `post.editors`, too: shells from before know no other topic, and a page asks for
 * the id of its own thing alone.
 */
export const liveTopics = [
  'inquiry.created',
  'inquiry.changed',
  'inquiry.viewers',
  'notification',
  'post.editors',
  'registry',
] as const;
/** One live message: what changed, never its content, so that a listener asks the API and its permissions again. */
export const liveEvent = z.object({ topic: z.enum(liveTopics), id: z.string(), at: z.string() });
export type LiveEvent = z.infer<typeof liveEvent>;

/** So many things one report holds; a list of cards that was on screen is one. */
const mostReportedAtOnce = 20;

const visitorEvent = z.object({
  name: z.enum(reportableEvents),
  company_username: line(60, 1),
  username: line(60).optional(),
  entity_id: z.uuid().optional(),
  /** Whose cards were on screen: of `profile_impression`. */
  usernames: z.array(line(60, 1)).max(60).optional(),
  /** The visitor came by a link of an embed. */
  via: z.literal('embed').optional(),
  /** How long the text was on screen since the last report: of `post_time`. */
  seconds: z.number().int().min(1).max(longestReading).optional(),
  referrer: line(300).optional(),
});

export const events = {
  report: defineRoute({
    id: 'events.report',
    method: 'POST',
    path: '/app/public/events',
    summary: 'Report what a visitor did on a public page.',
    auth: 'public',
    body: visitorEvent,
    response: z.object({ recorded: z.boolean() }),
    status: 202,
    errors: ['too_many_requests'],
  }),
  /** What browsers gather for a moment, or until the page is left. */
  reportAll: defineRoute({
    id: 'events.reportAll',
    method: 'POST',
    path: '/app/public/events/batch',
    summary: 'Report several things that a visitor did on public pages, in their order.',
    auth: 'public',
    body: z.object({ events: z.array(visitorEvent).min(1).max(mostReportedAtOnce) }),
    response: z.object({
      /** How many events that makes: each card of a list is one, and repeats within the hour are none. */
      recorded: z.number().int(),
    }),
    status: 202,
    errors: ['too_many_requests'],
  }),
  /** Server-sent events; the body is a stream of `liveEvent`, so it is read with the client's `stream`. */
  live: defineRoute({
    id: 'events.live',
    method: 'GET',
    path: '/app/events/{identifier}',
    summary: 'Live events of the session (text/event-stream).',
    envelope: 'bare',
    params: ownParams,
    response: liveEvent,
    mediaType: 'text/event-stream',
    errors: ['unavailable', 'too_many_requests'],
  }),
};
