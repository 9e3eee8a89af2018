import { accountMailKinds } from '@rostrum/identity';
import { reportMailKinds } from './modules/analytics/index.ts';
import { inquiryMailKinds } from './modules/inquiries/index.ts';
import { mailingListMailKinds } from './modules/mailing-lists/index.ts';
import { notificationMailKinds } from './modules/notifications/index.ts';
import { personMailKinds } from './modules/people/index.ts';
import { postMailKinds } from './modules/posts/index.ts';
import { questionMailKinds } from './modules/questions/index.ts';
import { settingsMailKinds } from './modules/settings/index.ts';
import { savedSearchMailKinds } from './modules/saved-searches/index.ts';

/** Every kind of mail of the server, as its modules declare them. */
export const mailKinds = {
  ...accountMailKinds,
  ...inquiryMailKinds,
  ...mailingListMailKinds,
  ...notificationMailKinds,
  ...personMailKinds,
  ...postMailKinds,
  ...questionMailKinds,
  ...reportMailKinds,
  ...savedSearchMailKinds,
  ...settingsMailKinds,
};
export type MailKind = keyof typeof mailKinds;
