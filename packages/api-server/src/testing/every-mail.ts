import type { MailKind } from '../modules.ts';
import { createAccountLinks, invitationMail, noticeMail } from '@rostrum/identity';
import { links, notices } from '@rostrum/identity/mails';
import * as announcing from '../modules/inquiries/mails/announcing-mails.ts';
import { askMail, askOverMail, askResultMail, askWaitsMail } from '../modules/inquiries/mails/ask-mails.ts';
import { replyDueMail } from '../modules/inquiries/mails/due-mails.ts';
import { heldUrgentMail } from '../modules/inquiries/mails/held-urgent-mail.ts';
import { holdsEndingMail } from '../modules/inquiries/mails/holds-ending-mail.ts';
import * as inquiries from '../modules/inquiries/mails/inquiry-mails.ts';
import * as lists from '../modules/mailing-lists/list-mails.ts';
import { digestMail } from '../modules/notifications/digest-mail.ts';
import { writeLeavingMails } from './leaving-mails.ts';
import { writeDecisionMails, writeExpiryMails, writeReviewMails } from './review-mails.ts';
import * as signOff from '../modules/posts/sign-off-mails.ts';
import { writeQuestionMails } from './question-mails.ts';
import { sampleReportMail, sampleReportWords } from './sample-report-mail.ts';
import { alertMail } from '../modules/saved-searches/alert-mail.ts';
import { searchFilters } from '@rostrum/contracts';
import { sampleInquiry } from './sample-inquiry.ts';
import { writeTeamMails } from './team-mails.ts';
import type { MailPlaces, SampleMail } from './sample-mail.ts';

const alertOwner = {
  id: crypto.randomUUID(),
  userId: crypto.randomUUID(),
  orgId: null,
  alert: 'daily',
} as const;

/** Each kind of mail in every wording it has. A kind that is missing here does not compile. `typed` stands wherever people type. */
export function writeEveryMail(
  {
    origin,
    tracking,
    ask,
    signOff: signOffLink,
    answer,
    review,
    unsubscribe,
    listConfirm,
    listUnsubscribe,
    follow,
    unfollow,
    question: questionPage,
    expert,
  }: MailPlaces,
  typed = 'Ada',
): Record<MailKind, readonly SampleMail[]> {
  const to = createAccountLinks(origin);
  const token = 'T'.repeat(43);
  const person = { firstname: typed, lastname: typed, email: 'ada@paper.example' };
  const inquiry = sampleInquiry(typed);
  const restricted = { ...inquiry, restricted: true };
  const files = [{ id: '01a20346-2f23-72ef-9171-54d56e261644', name: typed, size: 312_000 }];
  const question = {
    inquiry,
    text: typed,
    hideOutlet: false,
    firstname: typed,
    timezone: 'UTC',
    expiresAt: new Date('2026-11-19T11:30:00Z'),
    by: typed,
  };
  const hidden = { ...question, inquiry: restricted, hideOutlet: true };
  const listed: Parameters<typeof lists.listInquiryMail>[1] = {
    id: '01a20346-2f23-72ef-9171-54d56e261643',
    ref: 'INQ-AAAAA',
    type: 2,
    subject: typed,
    message: typed,
    fields: { outlet: typed },
    restricted: false,
    deadlineAt: new Date('2026-11-19T12:00:00Z'),
    seeker: typed,
    organization: typed,
    country: 'GB',
    verified: true,
    status: 'new',
    outcome: null,
    recipients: [],
    createdAt: new Date('2026-11-19T10:00:00Z'),
  };
  const mailing: lists.MailingOf = {
    list: { name: typed, content: 'full' },
    organisation: { name: 'Northmere University', timezone: 'UTC' },
    origin,
    unsubscribeUrl: listUnsubscribe,
  };
  const asking = { organisation: 'Northmere University', by: typed, firstname: typed };
  const inbox = `${origin}/dashboard/inquiries/01a20346-2f23-72ef-9171-54d56e261643`;
  const sent = `${origin}/dashboard/inquiries/sent/01a20346-2f23-72ef-9171-54d56e261643`;
  const now = new Date('2026-11-19T10:00:00Z');
  const unproved = <Mail extends SampleMail>(mail: Mail) => ({ ...mail, isUnproved: true });
  const security = (kind: Parameters<typeof noticeMail>[1]['kind']) => [
    noticeMail(
      { firstname: typed, name: typed, email: 'ada@paper.example', orgId: null },
      { kind, subject: 'A change', sentence: 'something changed.' },
      { request: { id: '1', ip: '127.0.0.1', userAgent: 'test' }, publicUrl: origin },
    ),
  ];
  const sso = {
    organisation: 'Northmere University',
    company_username: 'northmere',
    kind: 'saml',
    provider: 'saml',
    host: 'idp.example',
    is_required: true,
  } as const;
  return {
    'account.confirm_address': [unproved(links.confirmAddressMail('ada@paper.example', to.signIn(token)))],
    'account.reset_password': [
      links.resetPasswordMail(person, to.resetPassword(token, null)),
      links.resetPasswordMail(person, to.resetPassword(token, `${origin}/dashboard/search`)),
    ],
    'account.sign_in_link': [
      links.signInMail(person, to.signIn(token)),
      links.noPasswordMail(person, to.signIn(token)),
    ],
    'account.change_address': [
      unproved(notices.confirmMoveMail({ to: 'new@paper.example', href: to.confirmAddress(token) })),
    ],
    'account.confirm_mailbox': [links.confirmMailboxMail(person, to.confirmMailbox(token))],
    'account.joined': [links.joinedMail(person, 'Northmere University', to.signIn(token))],
    ...writeLeavingMails({ ...person, timezone: 'UTC' }, { by: typed, origin, token }),
    'account.invitation': [
      unproved(
        invitationMail({
          email: 'new@paper.example',
          organisation: typed,
          orgId: crypto.randomUUID(),
          invitedBy: typed,
          role: 'agent',
          note: 'Your profile waits for a photo.',
          href: to.invitation(token),
        }),
      ),
    ],
    'security.single_sign_on': [links.singleSignOnMail(person, sso, to.login())],
    'security.sign_up_expired': [unproved(links.signUpAgainMail('ada@paper.example', to.signUp()))],
    'security.known_address': [
      notices.knownAddressMail(person, { loginUrl: to.login(), forgotUrl: to.forgotPassword() }),
    ],
    'security.certificate_expiring': [
      notices.certificateMail(
        person,
        { organisation: 'Northmere', orgId: '', until: new Date('2026-12-01T00:00:00Z'), days: 7 },
        origin,
      ),
    ],
    'security.deactivated': [notices.deactivatedMail(person)],
    'security.address_taken': [notices.addressTakenMail(person, to.login())],
    'security.address_change': [true, false].map((isDone) =>
      notices.moveNoticeMail(person, { to: 'new@paper.example', isDone, orgId: null }),
    ),
    'security.password_changed': [
      notices.passwordChangedMail(person, { how: 'settings' }),
      notices.passwordChangedMail(person, { how: 'mailed link' }),
    ],
    'security.password_set': security('password_set'),
    'security.passkey_added': security('passkey_added'),
    'security.passkey_removed': security('passkey_removed'),
    'security.totp_added': security('totp_added'),
    'security.totp_removed': security('totp_removed'),
    'security.recovery_codes_renewed': security('recovery_codes_renewed'),
    'security.recovery_code_used': security('recovery_code_used'),
    'security.new_device': security('new_device'),
    'inquiry.receipt': [
      inquiries.receiptMail(inquiry, sent, files),
      inquiries.receiptMail(restricted, sent, files),
      unproved(announcing.guestReceiptMail(inquiry, tracking)),
    ],
    'inquiry.new': [
      inquiries.newInquiryMail(inquiry, { inboxUrl: inbox, now, reason: { kind: 'asked' } }),
      inquiries.newInquiryMail(inquiry, {
        inboxUrl: inbox,
        now,
        reason: { kind: 'passed_on', by: 'Jonah Petrie' },
      }),
      inquiries.newInquiryMail(restricted, {
        inboxUrl: inbox,
        now,
        reason: { kind: 'desk', held: ['Dr Maren Okonjo-Hale'] },
      }),
      unproved(announcing.inquiryWaitsMail(inquiry, inbox)),
    ],
    'inquiry.held_urgent': [null, `${origin}/dashboard/inquiries/quarantine`].map((quarantineUrl) =>
      heldUrgentMail(inquiry, { now: new Date('2026-11-19T12:00:00Z'), quarantineUrl }),
    ),
    'inquiry.holds_ending': [1, 21].map((count) =>
      holdsEndingMail(
        Array.from({ length: count }, () => ({ ref: inquiry.ref, expiresAt: now })),
        { organisation: inquiry.organisation, quarantineUrl: `${origin}/dashboard/inquiries/quarantine` },
      ),
    ),
    ...writeTeamMails({ inquiry, restricted, inbox, now }, typed),
    'inquiry.ask': [
      askMail(question, { link: ask, now, isReminder: false }),
      askMail(hidden, { link: ask, now, isReminder: false }),
      unproved(askWaitsMail(question, { link: ask })),
    ],
    'inquiry.ask_reminder': [
      askMail(question, { link: ask, now, isReminder: true }),
      unproved(askWaitsMail(question, { link: ask })),
    ],
    ...writeReviewMails({ ...asking, link: review }),
    ...writeExpiryMails({ ...asking, link: inbox }, typed),
    ...writeDecisionMails({ ...asking, section: 'Headline', by: typed, link: inbox, choices: inbox }, typed),
    'post.signoff': [
      signOff.signOffMail({ ...asking, title: typed, link: signOffLink, isAgain: false }),
      signOff.signOffMail({ ...asking, title: typed, link: signOffLink, isAgain: true }),
      unproved(signOff.signOffWaitsMail({ ...asking, link: signOffLink })),
    ],
    'post.signoff_result': [
      signOff.signOffResultMail({
        ...asking,
        title: typed,
        sentence: `${typed} signed off`,
        note: typed,
        href: inbox,
      }),
    ],
    ...writeQuestionMails(asking, { answer, follow, unfollow, question: questionPage }),
    'inquiry.ask_over': [
      unproved(askOverMail(inquiry, 'taken')),
      askOverMail(inquiry, 'desk'),
      askOverMail(inquiry, 'over'),
    ],
    'inquiry.ask_result': [
      askResultMail(inquiry, { sentence: `${typed} said yes.`, note: typed }, inbox),
      askResultMail(restricted, { sentence: `${typed} said yes.`, note: typed }, inbox),
    ],
    'inquiry.reply': [
      inquiries.replyMail(inquiry, { author: typed, body: typed, files }, sent),
      inquiries.replyMail(restricted, { author: typed, body: typed, files }, sent),
      unproved(announcing.guestReplyMail(inquiry, tracking)),
    ],
    'inquiry.seeker_reply': [
      inquiries.seekerReplyMail(inquiry, { body: typed, files }, inbox),
      inquiries.seekerReplyMail(restricted, { body: typed, files }, inbox),
    ],
    'inquiry.withdrawn': [
      inquiries.withdrawnMail(inquiry, inbox),
      inquiries.withdrawnMail(restricted, inbox),
    ],
    'inquiry.reply_due': [inquiry, restricted].flatMap((each) =>
      [true, false].map((isMissed) => replyDueMail(each, { due: now, isMissed }, inbox)),
    ),
    'inquiry.closed': [
      inquiries.closedMail(inquiry, sent),
      unproved(announcing.guestClosedMail(inquiry, tracking)),
    ],
    'mailing_list.confirm': [
      {
        ...lists.confirmSubscriptionMail({
          organisation: typed,
          sends: 'inquiries',
          url: listConfirm,
          days: 14,
        }),
        isUnproved: true,
      },
    ],
    'mailing_list.inquiry': [
      lists.listInquiryMail(mailing, listed),
      lists.listInquiryMail(mailing, { ...listed, restricted: true }),
      lists.listInquiryMail({ ...mailing, list: { name: typed, content: 'summary' } }, listed),
      lists.listInquiryMail({ ...mailing, list: { name: typed, content: 'link_only' } }, listed),
    ],
    'mailing_list.post': [lists.listPostMail(mailing, { subject: typed, text: typed, url: listConfirm })],
    'mailing_list.report': [sampleReportWords(typed, listUnsubscribe)],
    'mailing_list.summary': [
      lists.listSummaryMail(mailing, [listed, { ...listed, restricted: true }]),
      lists.listSummaryMail(mailing, [listed]),
    ],
    'mailing_list.test': [
      lists.listTestMail({ ...mailing, unsubscribeUrl: null }, listed),
      lists.listTestMail({ ...mailing, unsubscribeUrl: null }, undefined),
    ],
    'notification.digest': [
      {
        to: { name: typed, email: 'ada@paper.example' },
        ...digestMail(
          [
            { kind: 'due' as const, actor: null, text: 'No first reply yet.' },
            { kind: 'decision' as const, actor: typed, text: 'approved' },
          ].map((line) => ({ ...line, detail: typed, entityId: inbox.slice(-36) })),
          { organisation: 'Northmere University', origin },
        ),
      },
    ],
    'report.monthly': [sampleReportMail(typed, origin)],
    'search.alert': [
      alertMail({
        alert: { ...alertOwner, name: typed, filters: searchFilters.parse({ q: 'storm surge' }), ...person },
        kind: 'expert',
        total: 12,
        matches: [{ title: 'Maren Okonjo-Hale', detail: 'Professor', href: expert, sentence: null }],
        origin,
        unsubscribeUrl: unsubscribe,
      }),
    ],
  };
}
