import { grantOf, isGranted, type NavigationRole } from '@rostrum/contracts';
import { adjustableKinds, type AdjustableKind } from './notifications.contract.ts';

/** Returns the kinds of notification that a role receives and may have emailed less often, in their order. */
export function listAdjustableKinds(role: NavigationRole): AdjustableKind[] {
  if (!isGranted(role, 'notification.choose')) return [];
  const isReviewer = ['allow', 'scope'].includes(grantOf(role, 'person.write'));
  const isReceived: Partial<Record<AdjustableKind, boolean>> = {
    review: isReviewer,
    answer_review: isGranted(role, 'question.write'),
    // Publishers decide about their own profile themselves.
    decision: !isGranted(role, 'person.publish'),
  };
  return adjustableKinds.filter((kind) => isReceived[kind] ?? true);
}
