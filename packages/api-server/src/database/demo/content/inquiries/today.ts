import type { StoryClock } from '../../generate/clock.ts';
import { heldMessages } from './held.ts';
import type { InquiryScript } from './script-types.ts';
import { todaysDone } from './today-done.ts';
import { todaysPress } from './today-press.ts';
import { todaysResearch } from './today-research.ts';
import { todaysRestricted } from './today-restricted.ts';
import { todaysInvitations } from './today-speaking.ts';

/** Everything on Northmere's desk at this moment. */
export const todaysScripts = (clock: StoryClock): InquiryScript[] => [
  ...todaysPress(clock),
  ...todaysInvitations(clock),
  ...todaysRestricted(clock),
  ...todaysResearch(clock),
  ...todaysDone(clock),
  ...heldMessages(clock),
];
