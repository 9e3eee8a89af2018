export { type GuardedFetch, OutboundError, createGuardedFetch } from './guarded-fetch.ts';
export { faultOfAddress } from './public-address.ts';
