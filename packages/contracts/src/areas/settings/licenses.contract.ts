import { defineRoute, describeField, id, isoDateTime, ownParams, prose, z } from '@rostrum/contracts';

/** What takes a seat: a published profile, or a member who works in the dashboard or is invited to. */
export const seatKinds = ['experts', 'staff', 'agents', 'administrators'] as const;
export type SeatKind = (typeof seatKinds)[number];

export const seatUse = z.object({
  kind: z.enum(seatKinds),
  used: z.number().int(),
  /** Of those in use, the ones that wait for an invitation to be accepted. */
  invited: z.number().int(),
  /** Null: no limit. */
  limit: z.number().int().nullable(),
  /** Of those in use, the ones taken within the last `seatPaceDays` days. */
  recent: z.number().int().optional(),
});
export type SeatUse = z.infer<typeof seatUse>;

/** Days over which the pace is measured at which seats are taken. */
export const seatPaceDays = 90;

/** The numbers of seats that were set at one time. */
export const seatChange = z.object({
  seats: z.array(z.object({ kind: z.enum(seatKinds), limit: z.number().int().nullable() })),
  changed_at: isoDateTime,
});
export type SeatChange = z.infer<typeof seatChange>;

/** More seats that were asked for and not given yet: the next change of the seats answers it. */
export const seatRequest = z.object({
  kind: z.enum(seatKinds),
  /** How many more. */
  more: z.number().int(),
  note: z.string(),
  /** Name of who asked. */
  by: z.string(),
  requested_at: isoDateTime,
});
export type SeatRequest = z.infer<typeof seatRequest>;

export const seatHolder = z.object({
  /** Of the profile, the account or the invitation. */
  id,
  type: z.enum(['profile', 'member', 'invitation']),
  name: z.string(),
  image: z.string().nullable(),
  detail: z.string(),
  /** A profile: since when it is published. A member: the last sign-in. An invitation: when it was sent. */
  at: isoDateTime.nullable(),
});
export type SeatHolder = z.infer<typeof seatHolder>;

export const licenses = {
  get: defineRoute({
    id: 'licenses.get',
    method: 'GET',
    path: '/app/licenses/{identifier}',
    summary: 'Seats of the organisation per kind: how many there are and how many are in use.',
    params: ownParams,
    response: z.object({
      organisation: z.string(),
      seats: z.array(seatUse),
      /** The last 50 changes, newest first. */
      history: z.array(seatChange).optional(),
      /** What was asked for since the seats were set last. */
      request: seatRequest.nullable().optional(),
    }),
    errors: ['not_allowed'],
  }),
  request: defineRoute({
    id: 'licenses.request',
    method: 'POST',
    path: '/app/licenses/{identifier}/requests',
    summary:
      'Asks those who run the installation for more seats of a kind. A new request takes the place of the one before.',
    params: ownParams,
    body: z.object({
      kind: describeField(z.enum(seatKinds), { label: 'Kind of seat' }),
      more: describeField(z.number().int().min(1).max(10_000), { label: 'How many more' }),
      note: describeField(prose(300), { label: 'What they are for' }),
    }),
    response: z.object({
      request: seatRequest,
      /** Whether an email went to those who run the installation. */
      is_emailed: z.boolean(),
    }),
    errors: ['not_allowed', 'too_many_requests'],
  }),
  holders: defineRoute({
    id: 'licenses.holders',
    method: 'GET',
    path: '/app/licenses/{identifier}/holders',
    summary: 'Who holds the seats of a kind, newest first for profiles and by name for members.',
    params: ownParams,
    query: z.object({
      kind: z.enum(seatKinds),
      page_from: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    response: z.object({ items: z.array(seatHolder).max(20), total: z.number().int() }),
    errors: ['not_allowed'],
  }),
};
