import { inquiryTypes, type RouteBody, type sentInquiries } from '@rostrum/contracts';
import { mailRepository, type Mail } from '@rostrum/server-kit/mail';
import { personAvailability } from '../../modules/people/index.ts';
import { buildTestApp, type SignedInTester, type TestApp } from '../build-test-app.ts';

type Submission = RouteBody<typeof sentInquiries.send>;

/** An organisation with an expert, its administrator, and a journalist: what most stories about inquiries begin with. */
export interface InquiryScene extends AsyncDisposable {
  server: TestApp;
  orgId: string;
  companyUsername: string;
  expert: { id: string; username: string };
  administrator: SignedInTester;
  expertUser: SignedInTester;
  journalist: SignedInTester;
  /** A media inquiry to the expert. */
  media: (more?: Partial<Submission>) => Submission;
  /** Every mail so far, newest first. */
  mails: () => Promise<Mail[]>;
}

type Options = Parameters<typeof buildTestApp>[0];

export async function inquiryScene(options: Options = {}): Promise<InquiryScene> {
  const server = await buildTestApp(options);
  const organisation = await server.given.organisation({
    name: 'Northmere University',
    deskPhone: '01632 960 144',
    deskEmail: 'desk@northmere.example',
  });
  const orgId = organisation.id;
  const person = await server.given.person(orgId, {
    firstname: 'Maren',
    lastname: 'Okonjo-Hale',
    department: 'Engineering',
    tags: ['coast'],
  });
  await server.db
    .insert(personAvailability)
    .values(
      inquiryTypes.map(({ id: type }) => ({ orgId, personId: person.id, type, accepts: 'yes' as const })),
    );
  const administrator = await server.signInAs('administrator', {
    orgId,
    firstname: 'Jonah',
    lastname: 'Petrie',
    email: 'jonah@northmere.example',
  });
  const expertUser = await server.signInAs('expert', {
    orgId,
    personId: person.id,
    email: 'maren@northmere.example',
  });
  const journalist = await server.signInAs('media', {
    firstname: 'Callum',
    lastname: 'Strand',
    email: 'callum@ledger.example',
  });
  return {
    server,
    orgId,
    companyUsername: organisation.companyUsername,
    expert: { id: person.id, username: person.username },
    administrator,
    expertUser,
    journalist,
    media: (more = {}) =>
      ({
        type: 2,
        recipients: [person.username],
        company_username: organisation.companyUsername,
        firstname: 'Callum',
        lastname: 'Strand',
        email: 'callum@ledger.example',
        subject: 'Storm surge barriers',
        message: 'Does the barrier still hold at a 1-in-200 surge in 2050?',
        country: 'GB',
        timezone: 'Europe/Paris',
        deadline_at: new Date(Date.now() + 5 * 3_600_000).toISOString(),
        consent: true,
        source_page: `/experts/${person.username}`,
        fields: { outlet: 'The Meridian Ledger', media_position: 'reporter', media_type: 'print' },
        ...more,
      }) as Submission,
    mails: async () => (await mailRepository.page(server.db, { to: '', limit: 200, offset: 0 })).items,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
    },
  };
}
