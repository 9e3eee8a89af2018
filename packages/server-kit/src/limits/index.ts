export { type Limit, type LimitRule, type LimitState, type Limits, createLimits } from './limits.ts';
export { networkKey } from './network-key.ts';
export { pruneLimits } from './prune-limits.repository.ts';
export { rateLimits } from './rate-limits.schema.ts';
