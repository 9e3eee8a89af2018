import type { InquiryTypeId } from '@rostrum/contracts';
import type { StoryClock } from '../../generate/clock.ts';
import type { SeekerContent } from '../seekers/seeker-content.ts';
import type { InquiryScript } from './script-types.ts';

interface HeldContent {
  daysAgo: number;
  firstname: string;
  lastname: string;
  domain: string;
  type: InquiryTypeId;
  subject: string;
  message: string;
  fields: Record<string, unknown>;
  reason: string;
}

/** Eleven that are what they look like. Addresses end in .example, and nobody is meant. */
const held: readonly HeldContent[] = [
  {
    daysAgo: 1,
    firstname: 'Editorial',
    lastname: 'Office',
    domain: 'gjaes-submissions.example',
    type: 5,
    subject: 'Invitation: publish your eminent paper in 72 hours',
    message:
      'Esteemed Professor, having read your valuable works we invite any paper on any subject. Review takes 72 hours and the fee is discounted this week only.',
    fields: {},
    reason: 'Predatory journal, 97%',
  },
  {
    daysAgo: 2,
    firstname: 'Outreach',
    lastname: 'Team',
    domain: 'rank-lift.example',
    type: 6,
    subject: 'Guest post on your high-authority website',
    message:
      'We love your website and would like to place a guest post with three natural links. You keep the text, we keep the links, everybody wins.',
    fields: { org_type: 'corporate', focus: 'business_development' },
    reason: 'Search engine links, 99%',
  },
  {
    daysAgo: 3,
    firstname: 'Conference',
    lastname: 'Chair',
    domain: 'world-sci-forum.example',
    type: 1,
    subject: 'Keynote Speaker (registration fee applies)',
    message:
      'You have been selected as keynote speaker of the World Forum of All Sciences. Kindly confirm and transfer the speaker’s registration within five days.',
    fields: {
      event_name: 'World Forum of All Sciences',
      event_location: 'To be announced',
      event_date: '2030-06-01',
      event_description: 'All sciences.',
      role: 'keynote',
    },
    reason: 'Predatory event, 96%',
  },
  {
    daysAgo: 9,
    firstname: 'Dana',
    lastname: 'Lists',
    domain: 'contactlists.example',
    type: 4,
    subject: 'Verified e-mail list of 40,000 hospital buyers',
    message:
      'Reach 40,000 verified hospital buyers. Counts and a free sample on request. Would you be the right person or kindly point me to them?',
    fields: { opportunity: 'business_deals' },
    reason: 'List seller, 99%',
  },
  {
    daysAgo: 18,
    firstname: 'Rohan',
    lastname: 'Teale',
    domain: 'freepost.example',
    type: 6,
    subject: 'Data partnership with your economists',
    message:
      'Our platform leverages data to empower economists like yours. A fifteen-minute call will change how you think about thinking.',
    fields: { org_type: 'corporate', focus: 'technology' },
    reason: 'Vendor pitch, 88%',
  },
  {
    daysAgo: 28,
    firstname: 'no',
    lastname: 'name',
    domain: 'mailbox.example',
    type: 1,
    subject: 'asdkj speaking fee urgent asdkj',
    message: 'asdkj urgent speaking fee asdkj asdkj reply reply',
    fields: {
      event_name: 'asdkj',
      event_location: 'asdkj',
      event_date: '2030-01-01',
      event_description: 'asdkj',
    },
    reason: 'Gibberish, 96%',
  },
  {
    daysAgo: 4,
    firstname: 'Grants',
    lastname: 'Desk',
    domain: 'funds-release.example',
    type: 7,
    subject: 'Unclaimed endowment awaiting your signature',
    message:
      'An endowment in the name of your university awaits release. A small administrative fee is required before the funds can be moved.',
    fields: { donor_type: 'other', focus: 'bequests' },
    reason: 'Advance fee, 98%',
  },
  {
    daysAgo: 6,
    firstname: 'Billing',
    lastname: 'Support',
    domain: 'account-verify.example',
    type: 5,
    subject: 'Your mailbox will be closed today',
    message:
      'Dear user, your mailbox will be closed today unless you confirm your password by the button below. Thank you for your cooperation.',
    fields: {},
    reason: 'Phishing, 99%',
  },
  {
    daysAgo: 11,
    firstname: 'Sky',
    lastname: 'Promo',
    domain: 'crowdblast.example',
    type: 2,
    subject: 'Feature in 300 outlets guaranteed',
    message:
      'Your expert will be featured in 300 outlets within 48 hours, guaranteed, with a dashboard and a badge for the website.',
    fields: { outlet: '300 outlets', media_position: 'other', media_type: 'online' },
    reason: 'Vendor pitch, 94%',
  },
  {
    daysAgo: 14,
    firstname: 'Review',
    lastname: 'Panel',
    domain: 'ijast-letters.example',
    type: 9,
    subject: 'Join our editorial board today',
    message:
      'We noticed that you are an expert in your field. Join our editorial board; two submissions a year are expected and the fee is waived for the first.',
    fields: { area: 'Any', stage: 'other' },
    reason: 'Predatory journal, 95%',
  },
  {
    daysAgo: 22,
    firstname: 'Max',
    lastname: 'Growth',
    domain: 'leads-now.example',
    type: 4,
    subject: 'Following up on my last nine e-mails',
    message:
      'Just circling back to bubble this to the top of your inbox. Did you have a chance to think about doubling your enrolment?',
    fields: { opportunity: 'new_ventures_partnerships' },
    reason: 'Mass mailing, 93%',
  },
];

const senderOf = ({
  firstname,
  lastname,
  domain,
  type,
}: Pick<HeldContent, 'firstname' | 'lastname' | 'domain' | 'type'>): SeekerContent => ({
  key: `${firstname}-${lastname}-${domain}`.toLowerCase(),
  firstname,
  lastname,
  type: type === 2 ? 'media' : 'seeker',
  organization: '',
  jobTitle: '',
  domain,
  country: 'GB',
  city: 'London',
  timezone: 'Europe/London',
});

/** Twelve messages that screening held, one of them perhaps genuine and pressing. */
export function heldMessages(clock: StoryClock): InquiryScript[] {
  const { minutes, time } = clock;
  const deadline = minutes(173);
  const urgent: InquiryScript = {
    organisation: 'northmere',
    type: 2,
    from: senderOf({ firstname: 'Marcus', lastname: 'Vale', domain: 'vale-strategies.example', type: 2 }),
    experts: ['zofia-lindmora'],
    subject: `Quick favour: a comment from Zofia Lindmora by ${time(deadline)}?`,
    message: `Hi team,\n\nI’m preparing a segment on rent caps and would love a short comment from Dr Lindmora on her March report on empty homes. We close at ${time(deadline)}.\n\nHappy to take this to private chat if that is quicker. I represent a network of leading platforms and can promise excellent exposure.\n\nBest,\nMarcus`,
    fields: { outlet: 'Vale Strategies', media_position: 'other', media_type: 'online', topic: 'Rent caps' },
    createdAt: minutes(-31),
    deadlineAt: deadline,
    status: 'quarantined',
    steps: [{ kind: 'hold', at: minutes(-31), reason: 'Vendor pitch, 72%' }],
  };
  const others = held.map((message): InquiryScript => {
    const createdAt = minutes(-message.daysAgo * 1440 + ((37 * message.subject.length) % 1200));
    return {
      organisation: 'northmere',
      type: message.type,
      from: senderOf(message),
      experts: [],
      subject: message.subject,
      message: message.message,
      fields: message.fields,
      createdAt,
      deadlineAt: message.type === 2 ? minutes(1440 * 9) : null,
      status: 'quarantined',
      steps: [{ kind: 'hold', at: createdAt, reason: message.reason }],
    };
  });
  return [urgent, ...others];
}
