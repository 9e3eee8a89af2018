import { expect, test } from 'vitest';
import { secondFactorRule } from './second-factor-rule.ts';
import { securedAccount } from './testing/secured-account.ts';

test('an organisation’s own connection stands for a second factor there, and nowhere else', async () => {
  await using ada = await securedAccount();
  await ada.addTotp();
  const rule = secondFactorRule(ada.server.db);
  const [userId, orgId] = [ada.user.id, ada.organisation.id];
  const elsewhere = (await ada.server.given.organisation()).id;
  const needed = { outcome: 'second_factor_needed', kinds: ['totp'] };
  for (const method of ['saml', 'organisation_oidc'] as const) {
    expect(await rule({ userId, orgId, method, vouchedBy: orgId })).toBeNull();
    expect(await rule({ userId, orgId: elsewhere, method, vouchedBy: orgId })).toEqual(needed);
    expect(await rule({ userId, orgId: null, method, vouchedBy: orgId })).toEqual(needed);
    expect(await rule({ userId, orgId, method })).toEqual(needed);
  }
  expect(await rule({ userId, orgId, method: 'oidc' })).toEqual(needed);
  expect(await rule({ userId, orgId, method: 'oidc', secondFactorAt: new Date() })).toBeNull();
});
