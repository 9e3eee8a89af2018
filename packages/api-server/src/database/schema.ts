/** Every table of the server, for drizzle-kit and for those who join across modules. */
export * from './idempotency-keys.schema.ts';
export * from '../modules/organisations/organisations.schema.ts';
export * from '../modules/users/users.schema.ts';
export * from '../modules/accounts/invitations.schema.ts';
export * from '../modules/sessions/sessions.schema.ts';
export * from '../modules/sessions/one-time-tokens.schema.ts';
export * from '../modules/sessions/rate-limits.schema.ts';
export * from '../modules/classifications/classifications.schema.ts';
export * from '../modules/people/people.schema.ts';
export * from '../modules/posts/posts.schema.ts';
export * from '../modules/questions/questions.schema.ts';
export * from '../modules/inquiries/inquiries.schema.ts';
export * from '../modules/mails/mails.schema.ts';
export * from '../modules/activity/activity.schema.ts';
export * from '../modules/analytics/events.schema.ts';
export * from '../modules/bookmarks/bookmarks.schema.ts';
export * from '../modules/history/history.schema.ts';
