import { createDemoContext } from './demo-context.ts';
import { pastInquiries } from './generate/past-inquiries.ts';
import type { DemoHost } from './host.ts';
import { actsOfHolding } from './play/play-held.ts';
import { actsOfInquiry } from './play/play-inquiry.ts';
import { actsOfLists } from './play/play-lists.ts';
import { actsOfSavedSearches, actsOfShelves } from './play/play-seekers.ts';
import { actsOfSettingUp } from './play/play-setup.ts';
import { actsOfConfirming, actsOfInviting, actsOfPublishing } from './play/play-team.ts';
import { playTimeline } from './play/timeline.ts';
import { todaysInquiries } from './play/todays-inquiries.ts';
import { writeEvents } from './rows/write-events.ts';
import { writeClassifications, writeOrganisations } from './rows/write-organisations.ts';
import { writePeople } from './rows/write-people.ts';
import { writePosts } from './rows/write-posts.ts';
import { writeQuestions } from './rows/write-questions.ts';
import { writeUsers } from './rows/write-users.ts';

/**
 * Fills an empty product with the demonstration: first what no call makes yet, then a year of calls in the order in
 * which they happened. The host sees to it that all of it is kept, or nothing.
 */
export async function loadDemo(host: DemoHost): Promise<void> {
  const context = createDemoContext(host);
  await writeOrganisations(context);
  await writePeople(context);
  await writeUsers(context);
  await writeClassifications(context);
  await writePosts(context);
  await writeQuestions(context);
  const told = todaysInquiries(context);
  const inquiries = [...told, ...pastInquiries(context, told)];
  await playTimeline(host, [
    ...actsOfPublishing(context),
    ...actsOfConfirming(context),
    ...actsOfInviting(context),
    ...actsOfShelves(context),
    ...actsOfSavedSearches(context),
    ...actsOfLists(context),
    ...inquiries.flatMap((script) => actsOfInquiry(context, script)),
    ...actsOfHolding(context),
    ...actsOfSettingUp(context),
  ]);
  await writeEvents(context, inquiries);
}
