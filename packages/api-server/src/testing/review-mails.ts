import * as mails from '../modules/people/review-mails.ts';
import type { SampleMail } from './sample-mail.ts';

const wordings = (to: Omit<mails.MailedReview, 'isReminder'>, isReminder: boolean): readonly SampleMail[] => [
  mails.reviewMail({ ...to, isReminder }),
  { ...mails.reviewWaitsMail({ ...to, isReminder }), isUnproved: true },
];

/** The mails that ask whether a profile is still correct, in every wording. */
export const writeReviewMails = (to: Omit<mails.MailedReview, 'isReminder'>) => ({
  'person.review': wordings(to, false),
  'person.review_reminder': wordings(to, true),
});
