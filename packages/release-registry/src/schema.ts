/** The tables of the release registry, for drizzle-kit. */
export * from './platform/platform.schema.ts';
export * from './releases/store/releases.schema.ts';
