import { type Role, isSeekerRole } from '@rostrum/contracts';
import { type Queryable, uuidv7 } from '@rostrum/server-kit/database';
import { inquiries, inquiryMessages, inquiryRecipients } from '../modules/inquiries/inquiries.schema.ts';
import { memberships, organisations, seekerProfiles, users } from '@rostrum/identity/schema';
import { people } from '../modules/people/people.schema.ts';
import { posts } from '../modules/posts/posts.schema.ts';
import { questions } from '../modules/questions/questions.schema.ts';
import { sanitiseHtml } from '@rostrum/server-kit/rich-text';

type Values<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

let counter = 0;
const next = () => (counter += 1);

/** Rows for tests: each factory writes one thing that is whole, and takes what the test is about. */
export function createGiven(db: Queryable) {
  const one = <Row>([row]: Row[]): Row => {
    if (row === undefined) throw new Error('The row was not written.');
    return row;
  };
  return {
    async organisation(values: Values<typeof organisations> = {}) {
      const number = next();
      const row = {
        id: uuidv7(),
        name: `Organisation ${number}`,
        companyUsername: `organisation-${number}`,
        kind: 'university',
        country: 'GB',
        deskPhone: '+44 20 7946 0100',
        deskEmail: `desk${number}@organisation.example`,
        timezone: 'Europe/London',
        ...values,
      } as const;
      return one(await db.insert(organisations).values(row).returning());
    },

    async person(orgId: string, values: Values<typeof people> = {}) {
      const number = next();
      const row: typeof people.$inferInsert = {
        orgId,
        kind: 'expert',
        username: `person-${number}`,
        firstname: 'Pat',
        lastname: `Number${number}`,
        jobTitle: 'Professor of Tests',
        email: `person${number}@organisation.example`,
        headline: 'Explains how things are proved',
        biography: 'Has proved many things.',
        topics: ['Testing'],
        industries: ['Education'],
        status: 'published',
        consentAt: new Date(),
        publishedAt: new Date(),
        ...values,
      };
      return one(await db.insert(people).values(row).returning());
    },

    /** A person who can be signed in as: a member of `orgId`, or a seeker when the role is one. */
    async user(
      role: Role,
      values: Values<typeof users> & {
        orgId?: string;
        personId?: string;
        scopes?: { departments: string[]; tags: string[]; publishes?: boolean };
      } = {},
    ) {
      const number = next();
      const { orgId, personId, scopes, ...rest } = values;
      const user = one(
        await db
          .insert(users)
          .values({
            email: `user${number}@organisation.example`,
            firstname: 'Uma',
            lastname: `User${number}`,
            ...rest,
          })
          .returning(),
      );
      if (isSeekerRole(role))
        await db.insert(seekerProfiles).values({ userId: user.id, seekerType: role, country: 'GB' });
      else if (orgId !== undefined)
        await db
          .insert(memberships)
          .values({ orgId, userId: user.id, role, personId: personId ?? null, ...(scopes && { scopes }) });
      return user;
    },

    async inquiry(
      orgId: string,
      { recipients = [], ...values }: Values<typeof inquiries> & { recipients?: string[] } = {},
    ) {
      const number = next();
      const inquiry = one(
        await db
          .insert(inquiries)
          .values({
            orgId,
            ref: `INQ-${String(number).padStart(5, '0')}`,
            type: 5,
            subject: `Question ${number}`,
            message: 'Could you explain this to our readers?',
            firstname: 'Sam',
            lastname: 'Seeker',
            email: `sam${number}@paper.example`,
            country: 'GB',
            timezone: 'Europe/London',
            consentAt: new Date(),
            ...values,
          })
          .returning(),
      );
      if (recipients.length > 0)
        await db
          .insert(inquiryRecipients)
          .values(
            recipients.map((personId, position) => ({ orgId, inquiryId: inquiry.id, personId, position })),
          );
      await db.insert(inquiryMessages).values({
        orgId,
        inquiryId: inquiry.id,
        authorKind: 'seeker',
        authorName: `${inquiry.firstname} ${inquiry.lastname}`,
        visibility: 'all',
        body: inquiry.message,
        createdAt: inquiry.createdAt,
      });
      return inquiry;
    },

    async post(orgId: string, values: Values<typeof posts> = {}) {
      const number = next();
      return one(
        await db
          .insert(posts)
          .values({
            orgId,
            slug: `post-${number}`,
            kind: 'article',
            title: `Post ${number}`,
            summary: 'In short.',
            bodyHtml: sanitiseHtml('<p>At length.</p>'),
            status: 'published',
            publishedAt: new Date(),
            ...values,
          })
          .returning(),
      );
    },

    async question(orgId: string, values: Values<typeof questions> = {}) {
      const number = next();
      return one(
        await db
          .insert(questions)
          .values({
            orgId,
            slug: `question-${number}`,
            text: `What is ${number}?`,
            origin: 'staff',
            status: 'open',
            ...values,
          })
          .returning(),
      );
    },
  };
}

export type Given = ReturnType<typeof createGiven>;
