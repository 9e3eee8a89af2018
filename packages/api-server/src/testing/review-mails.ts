import * as decisions from '../modules/people/decision-mails.ts';
import * as submissions from '../modules/people/submission-mails.ts';
import * as mails from '../modules/people/review-mails.ts';
import { expiryMail, type MailedExpiry } from '../modules/people/expiry/expiry-mail.ts';
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

/** The warning that an accreditation expires, to its person and to those who run the organisation. */
export const writeExpiryMails = (
  to: Pick<MailedExpiry, 'organisation' | 'firstname' | 'link'>,
  typed: string,
) => ({
  'person.accreditation_expires': [null, typed].map((person) =>
    expiryMail({ ...to, person, accreditation: typed, issuer: typed, validUntil: '2027-01-12' }),
  ),
});

/** The mails about a profile or a change of it on the way through review, in every wording. */
export const writeDecisionMails = (to: decisions.MailedDecision, comment: string) => ({
  'person.submitted': [
    { parts: '', missing: '' },
    { parts: '', missing: comment },
    { parts: comment, missing: '' },
  ].map((wording) => submissions.profileSubmittedMail({ ...to, person: comment, ...wording })),
  'person.published': [submissions.profilePublishedMail(to)],
  'person.returned': [
    submissions.profileReturnedMail({ ...to, comment }),
    submissions.profileReturnedMail({ ...to, comment, choices: null }),
  ],
  'person.change_approved': [true, false].map((isPublic) =>
    decisions.changeApprovedMail({ ...to, isPublic }),
  ),
  'person.change_returned': [
    decisions.changeReturnedMail({ ...to, comment }),
    decisions.changeReturnedMail({ ...to, comment, choices: null }),
  ],
});
