export { activityHash, firstBrokenLink } from './activity-hash.ts';
export { type ActivityFilter, type ActivityRow, activityRepository } from './activity.repository.ts';
export { activityChains, activityEntries } from './activity.schema.ts';
export { verifyChain } from './verify-chain.ts';
export { describeChanges } from './describe-changes.ts';
export { readChanges } from './read-changes.ts';
export {
  type Activity,
  type ActivityActor,
  actorOf,
  installationScope,
  recordActivities,
  recordActivity,
  systemActor,
} from './record-activity.ts';
