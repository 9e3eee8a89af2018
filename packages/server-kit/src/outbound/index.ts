export { type GuardedFetch, OutboundError, createGuardedFetch } from './guarded-fetch.ts';
export { findAddressFault } from './public-address.ts';
