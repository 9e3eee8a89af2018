/** Every table of the server, for drizzle-kit and for tests that look into any of them. */
export * from '@rostrum/identity/schema';
export * from '@rostrum/release-registry/schema';
export * from '@rostrum/server-kit/schema';
export * from './modules/bookmarks/bookmarks.schema.ts';
export * from './modules/classifications/classifications.schema.ts';
export * from './modules/events/events.schema.ts';
export * from './modules/history/history.schema.ts';
export * from './modules/inquiries/inquiries.schema.ts';
export * from './modules/inquiries/inquiry-asks.schema.ts';
export * from './modules/integrations/integrations.schema.ts';
export * from './modules/people/people.schema.ts';
export * from './modules/posts/posts.schema.ts';
export * from './modules/questions/questions.schema.ts';
export * from './modules/saved-searches/saved-searches.schema.ts';
export * from './modules/search/search.schema.ts';
export * from './modules/uploads/uploads.schema.ts';
