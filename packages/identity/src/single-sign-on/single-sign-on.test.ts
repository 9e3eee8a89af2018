import { account } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { giveSaml, samlScene } from './testing/saml-scene.ts';

test('the domain of an address names the single sign-on of the organisation that has proven it', async () => {
  await using scene = await samlScene();
  const ask = async (email: string) => (await scene.server.call(account.discover, { body: { email } })).sso;
  expect(await ask('Anybody@NORTHMERE.example')).toEqual({
    organisation: 'Northmere University',
    company_username: 'northmere',
    kind: 'saml',
    provider: 'saml',
    host: 'idp.northmere.example',
    is_required: false,
  });
  expect(await ask('ines@sub.northmere.example')).toBeNull();
  expect(await ask('ines@elsewhere.example')).toBeNull();
  for (const [status, expected] of [
    ['enforced', true],
    ['testing', undefined],
    ['not_set', undefined],
  ] as const) {
    await giveSaml(scene.server, scene.org.id, scene.idp, { status });
    expect((await ask('ines@northmere.example'))?.is_required, status).toBe(expected);
  }
});

test('a domain that is only claimed is nobody’s, and keeps nobody from proving it', async () => {
  await using scene = await samlScene();
  const { ssoDomainRepository } = await import('./sso-domains.repository.ts');
  const squatter = await scene.server.given.organisation();
  await giveSaml(scene.server, squatter.id, scene.idp, { domain: 'squatter.example' });
  const claim = await ssoDomainRepository.add(scene.server.db, squatter.id, 'pellworth.example', 'txt');
  const ask = async () =>
    (await scene.server.call(account.discover, { body: { email: 'a@pellworth.example' } })).sso;
  expect(await ask()).toBeNull();
  const owner = await scene.server.given.organisation({ companyUsername: 'pellworth' });
  await giveSaml(scene.server, owner.id, scene.idp, { domain: 'pellworth.example' });
  expect(await ask()).toMatchObject({ company_username: 'pellworth' });
  await expect(ssoDomainRepository.markVerified(scene.server.db, claim.id)).rejects.toMatchObject({
    cause: { constraint: 'sso_domains_verified_key' },
  });
});
