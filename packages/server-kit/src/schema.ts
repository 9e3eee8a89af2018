/** The tables of the floor itself, for drizzle-kit. */
export * from './audit/activity.schema.ts';
export * from './database/idempotency-keys.schema.ts';
export * from './limits/rate-limits.schema.ts';
export * from './mail/mails.schema.ts';
