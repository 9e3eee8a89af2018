import { access, account, settings } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { createSmtpTransport } from '@rostrum/server-kit/mail';
import { buildTestApp, createTestBrowser, ordersDone, startSmtpServer } from '@rostrum/test-support/server';

/** `#` keeps addresses apart, so that no limit hides a mail. */
const evilAddresses = [
  'a#@x.example\r\nBcc: evil@evil.example',
  'a#@x.example\nevil@evil.example',
  'a#@x.example, evil@evil.example',
  'a#@x.example;evil@evil.example',
  'a#@x.example evil@evil.example',
  '"Evil, evil@evil.example" <a#@x.example>',
  '<a#@x.example>',
  'a#@x.example＠evil.example',
  'a#@x.example﹫evil.example',
  '"a#@x.example"@evil.example',
  'a#@x.example\u0000evil@evil.example',
  'a#@x.example\u2028Bcc: evil@evil.example',
  `a#@${'x'.repeat(65_536)}.example`,
];
/** Odd, and yet one address each: these may get a mail, and no one else. */
const oddAddresses = ['a#＠x.example', '  a#@x.example  ', 'A#@X.example'];
const evilText = 'Ada\r\nBcc: evil@evil.example, <evil@evil.example>';

test(
  'S10: whatever is typed into a form that mails, one plain address gets it and no header is added',
  { timeout: 60_000 },
  async () => {
    await using mail = await startSmtpServer();
    const mailTransport = createSmtpTransport({
      smtpUrl: mail.url,
      mailFrom: 'Rostrum <no-reply@rostrum.test>',
    });
    await using server = await buildTestApp({ mailTransport });
    const admin = await server.signInAs('owner', { email: 'owner@saltmarsh.example' });
    const person = { firstname: 'Ada', lastname: 'Quist' };
    const post = (url: string, payload: object, token?: string) =>
      server.app.inject({
        method: 'POST',
        url: url.replace('{identifier}', admin.identifier),
        payload,
        ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
      });
    const seeker = (values: object) => ({ ...person, seeker_type: 'media', ...values });
    const organisation = (values: object) => ({
      ...person,
      organization: 'Saltmarsh',
      kind: 'ngo',
      country: 'GB',
      password: 'kelp forest at dawn',
      ...values,
    });
    const invitation = (values: object) => ({ invitations: [{ role: 'staff', ...values }] });

    let number = 0;
    const next = (shape: string) => shape.replace('#', String((number += 1)));
    for (const shape of [...evilAddresses, ...oddAddresses]) {
      const isOdd = oddAddresses.includes(shape);
      const answers = [
        await post(account.discover.path, { email: next(shape) }),
        await post(account.forgotPassword.path, { email: next(shape) }),
        await post(account.signUpSeeker.path, seeker({ email: next(shape) })),
        await post(account.signUpOrganisation.path, organisation({ email: next(shape) })),
        await post(access.invite.path, invitation({ email: next(shape) }), admin.token),
        await post(settings.changeEmail.path, { email: next(shape) }, admin.token),
      ].map(({ statusCode }) => statusCode);
      expect(new Set(answers), shape.slice(0, 60)).toEqual(new Set([isOdd ? 200 : 422]));
      const started = await createTestBrowser(server.app).post('/api/auth/signin/email', {
        email: next(shape),
      });
      expect([200, 400, 413]).toContain(started.statusCode);
    }
    for (const [url, payload] of [
      [account.signUpSeeker.path, seeker({ firstname: evilText, email: 'b1@x.example' })],
      [account.signUpOrganisation.path, organisation({ organization: evilText, email: 'b2@x.example' })],
      [
        account.signUpOrganisation.path,
        organisation({ lastname: 'x'.repeat(65_536), email: 'b3@x.example' }),
      ],
    ] as const)
      expect((await post(url, payload)).statusCode).toBe(422);
    expect(
      (
        await post(
          access.invite.path,
          invitation({ firstname: evilText, email: 'b4@x.example' }),
          admin.token,
        )
      ).statusCode,
    ).toBe(422);
    // A name of an organisation that was written before such names were refused.
    await server.db.execute(`update organisations set name = E'Salt\\r\\nBcc: evil@evil.example'`);
    expect(
      (await post(access.invite.path, invitation({ email: 'b5@x.example' }), admin.token)).statusCode,
    ).toBe(200);

    await ordersDone(server);
    await expect
      .poll(
        async () =>
          (await server.database.pool.query(`select count(*)::int as open from mails where status <> 'sent'`))
            .rows[0].open,
        { timeout: 30_000, interval: 200 },
      )
      .toBe(0);
    expect(mail.received.length).toBeGreaterThan(oddAddresses.length * 3);
    for (const { recipients, headers } of mail.received) {
      expect(recipients).toHaveLength(1);
      expect(recipients[0]).toMatch(/^([ab]\d+@x|owner@saltmarsh)\.example$/i);
      expect(headers).not.toMatch(/^(Bcc|Cc):/im);
    }
  },
);
