import { security } from '@rostrum/contracts';
import { type AppOverrides, buildTestApp, createTestBrowser } from '@rostrum/test-support/server';
import { hashPassword } from '../../password-hash/password-hash.ts';
import { TOTP } from 'otpauth';
import { createSoftwarePasskey } from './software-passkey.ts';

export const password = 'correct horse battery staple';
export const origin = 'http://rostrum.test';

/** What the authenticator app shows at a moment. */
export const codeAt = (key: string, at: Date): string =>
  new TOTP({ secret: key, digits: 6, period: 30 }).generate({ timestamp: at.getTime() });

/** An agent with a password, a clock that stands until it is moved, and what their devices do. */
export async function securedAccount(options: AppOverrides & { environment?: Record<string, string> } = {}) {
  let now = new Date();
  const server = await buildTestApp({ clock: () => now, ...options });
  const organisation = await server.given.organisation({ name: 'Northmere' });
  const user = await server.given.user('agent', {
    orgId: organisation.id,
    email: 'ada@northmere.example',
    firstname: 'Ada',
    lastname: 'Byron',
    passwordHash: await hashPassword(password),
  });
  const here = await server.signIn(user.id, organisation.id);
  return {
    server,
    user,
    organisation,
    here,
    code: (key: string) => codeAt(key, now),
    /** Moves the clock on, by one step of an authenticator app unless told otherwise. */
    wait: (seconds = 30) => void (now = new Date(now.getTime() + seconds * 1000)),
    browser: () => createTestBrowser(server.app),
    async addTotp() {
      const { ticket, key } = await here.call(security.startTotp);
      const { recovery_codes } = await here.call(security.finishTotp, {
        body: { ticket, code: codeAt(key, now) },
      });
      return { key, codes: recovery_codes ?? [] };
    },
    async addPasskey() {
      const device = createSoftwarePasskey({ origin });
      const { ticket, options: asked } = await here.call(security.passkeyOptions);
      const added = await here.call(security.addPasskey, {
        body: { ticket, created: device.create(asked), name: 'My phone' },
      });
      return { device, ...added };
    },
    /** As after a while in which nothing was confirmed. */
    async forgetConfirmation() {
      await server.database.pool.query(
        `update sessions set created_at = now() - interval '11 minutes', confirmed_at = null,
          second_factor_at = second_factor_at - interval '11 minutes'`,
      );
    },
    mails: async () =>
      (
        await server.database.pool.query<{ kind: string }>(
          `select kind from mails where kind like 'security.%' order by created_at, id`,
        )
      ).rows.map(({ kind }) => kind.replace('security.', '')),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
