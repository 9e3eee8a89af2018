// The real server on a database of its own, for tests of every package. A vitest.config.ts names `server/global-setup`.
export * from '@rostrum/api-server/testing';
