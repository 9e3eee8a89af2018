import type { StoryClock } from '../../generate/clock.ts';
import type { OrganisationKey } from '../content-types.ts';
import { heldMessages } from './held.ts';
import type { InquiryScript } from './script-types.ts';
import { todaysDone } from './today-done.ts';
import { todaysElsewhere } from './today-elsewhere.ts';
import { todaysPress } from './today-press.ts';
import { todaysResearch } from './today-research.ts';
import { todaysRestricted } from './today-restricted.ts';
import { todaysInvitations } from './today-speaking.ts';

/** Everything that is told by hand: Northmere's desk at this moment, and what waits elsewhere. */
export function todaysScripts(clockOf: (organisation: OrganisationKey) => StoryClock): InquiryScript[] {
  const clock = clockOf('northmere');
  return [
    ...todaysPress(clock),
    ...todaysInvitations(clock),
    ...todaysRestricted(clock),
    ...todaysResearch(clock),
    ...todaysDone(clock),
    ...heldMessages(clock),
    ...todaysElsewhere(clockOf),
  ];
}
