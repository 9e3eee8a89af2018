import { z } from 'zod';
import { role } from './roles.ts';
import { isoDateTime } from './primitives.ts';

/** The person behind a session (specification, section 3). `type` is the role. */
export const sessionUser = z.object({
  type: role,
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  identifier: z.string(),
  username: z.string().nullable(),
  company_username: z.string().nullable(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** What GET /api/auth/session answers for a signed-in visitor; an anonymous one gets `{}`. */
export const session = z.object({ user: sessionUser, expires: isoDateTime, sessionToken: z.string() });
export type Session = z.infer<typeof session>;

/** Beside the session, whose fields the specification fixes: the time zone of the organisation whose desk this is. */
export const deskTimeZoneHeader = 'rostrum-desk-time-zone';

/** Beside the session as well: the external expert centre of the organisation, percent-encoded; absent without one. */
export const expertCenterHeader = 'rostrum-expert-center';

export const sessionAnswer = z.union([session, z.object({}).strict()]);
export const sessionStatuses = ['loading', 'authenticated', 'unauthenticated'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];
