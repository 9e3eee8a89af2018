import { mailingLists } from '@rostrum/contracts/inquiries';
import { access } from '@rostrum/contracts';
import { organisations } from '@rostrum/identity/schema';
import { runAsSystem, transaction } from '@rostrum/server-kit/database';
import { mails, organisationBudgets } from '@rostrum/server-kit/mail';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailKinds } from '../modules.ts';
import { buildOutboxApp } from '../testing/outbox-app.ts';
import { buildTestApp } from '../testing/build-test-app.ts';

const environment = { RATE_LIMIT_SCALE: '1' };
const kinds = Object.entries(mailKinds);

/** Kinds whose address its own account or a confirmation has proved. A new kind is bounded unless it is added here. */
const proven = [
  'account.joined',
  'inquiry.ask_result',
  'inquiry.assigned',
  'inquiry.clearance',
  'inquiry.email_refused',
  'inquiry.held_urgent',
  'inquiry.holds_ending',
  'inquiry.mentioned',
  'inquiry.reply_due',
  'inquiry.seeker_reply',
  'inquiry.withdrawn',
  'mailing_list.inquiry',
  'mailing_list.post',
  'mailing_list.report',
  'mailing_list.summary',
  'mailing_list.test',
  'notification.digest',
  'person.accreditation_expires',
  'person.change_approved',
  'person.change_returned',
  'person.published',
  'person.returned',
  'person.submitted',
  'post.signoff_result',
  'question.answer_sent',
  'question.answered',
  'report.monthly',
  'search.alert',
  'seats.requested',
  'seats.running_out',
  'security.account_restored',
  'security.address_change',
  'security.certificate_expiring',
  'security.data_export_ready',
  'security.new_device',
  'security.organisation_closing',
  'security.organisation_kept',
  'security.passkey_added',
  'security.passkey_removed',
  'security.password_changed',
  'security.password_set',
  'security.recovery_code_used',
  'security.recovery_codes_renewed',
  'security.totp_added',
  'security.totp_removed',
];

test('every kind of mail says who proved its address, and all others are bounded by mailbox', async () => {
  expect(
    kinds
      .filter(([, { recipient }]) => recipient === 'proven')
      .map(([kind]) => kind)
      .sort(),
  ).toEqual([...proven].sort());

  await using server = await buildOutboxApp({
    servers: 2,
    environment,
    worksJobs: false,
    bothWorkJobs: false,
  });
  const { id: orgId } = await server.given.organisation({ status: 'trial' });
  const send = (kind: string, email: string) =>
    runAsSystem('a mail is written without a session', () =>
      transaction(server.db, (tx) =>
        server.mail.enqueue(tx, {
          kind,
          orgId,
          to: { name: '', email },
          subject: 'Confirm',
          text: 'Confirm',
          html: '<p>Confirm</p>',
        }),
      ),
    ).then(
      () => null,
      (error: unknown) => error,
    );
  for (const [kind, declared] of kinds) {
    if (declared.recipient === 'proven') continue;
    const refusals = [];
    for (let number = 0; number < 35; number += 1)
      refusals.push(await send(kind, `V.i.ctim+${number}@GoogleMail.com`));
    const queued = await server.db.$count(mails, and(eq(mails.kind, kind), eq(mails.status, 'queued')));
    expect.soft([kind, queued > 0 && queued <= 30]).toEqual([kind, true]);
    const refused = refusals.filter((error) => error !== null);
    expect.soft([kind, refused.length > 0]).toEqual([kind, !('isDroppedOverBudget' in declared)]);
    expect.soft(refused.map((error) => Object(error))).toEqual(
      refused.map(() =>
        expect.objectContaining({
          code: 'too_many_requests',
          message: expect.stringMatching(/^This address got \d+ emails .*Try again on \d{4}-\d\d-\d\d at/),
        }),
      ),
    );
  }
});

test('an organisation on trial asks few strangers a day, and nothing that was typed is lost', async () => {
  await using server = await buildTestApp({ servers: 2, environment, worksJobs: false });
  const admin = await server.signInAs('administrator');
  const orgId = admin.orgId ?? '';
  const list = await admin.call(mailingLists.add, { body: { name: 'Press', mode: 'each', content: 'full' } });
  const subscribe = (text: string) =>
    admin.call(mailingLists.subscribe, { params: { id: list.id }, body: { text } });
  await server.db.update(organisations).set({ status: 'trial' }).where(eq(organisations.id, orgId));

  const tagged = Array.from({ length: 12 }, (_, number) => `victim+${number}@gmail.com`).join('\n');
  const { addresses } = await subscribe(tagged);
  expect(addresses.filter(({ verdict }) => verdict === 'must_confirm')).toHaveLength(3);
  expect(addresses.at(-1)).toMatchObject({
    value: 'victim+11@gmail.com',
    verdict: 'asked_often',
    remedy: expect.stringContaining('This address got 3 emails'),
  });

  const many = Array.from({ length: 100 }, (_, number) => `reader${number}@paper${number}.example`).join(
    '\n',
  );
  const answer = await subscribe(many);
  const asked = answer.addresses.filter(({ verdict }) => verdict === 'must_confirm');
  expect(asked).toHaveLength(organisationBudgets.trial - 3);
  expect(answer.addresses.at(-1)).toMatchObject({
    value: 'reader99@paper99.example',
    remedy: expect.stringMatching(/Your organisation sent 50 emails .* Nothing is lost\. Try again on/),
  });
  expect(await server.db.$count(mails, eq(mails.kind, 'mailing_list.confirm'))).toBe(
    organisationBudgets.trial,
  );

  // Another kind has its own budget, and a member of the organisation needs none.
  const invite = (emails: readonly string[]) =>
    admin.call(access.invite, {
      body: {
        invitations: emails.map((email) => ({
          email,
          role: 'expert' as const,
          scopes: { departments: [], tags: [] },
        })),
      },
    });
  const invited = await invite(Array.from({ length: 5 }, (_, number) => `victim+${number}@gmail.com`));
  expect(invited.items.map(({ outcome }) => outcome)).toEqual([
    'invited',
    'invited',
    'invited',
    'too_many_mails',
    'too_many_mails',
  ]);
  expect(invited.items.at(-1)?.message).toContain('Try again on');
});
