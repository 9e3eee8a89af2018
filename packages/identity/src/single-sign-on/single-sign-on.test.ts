import { X509Certificate } from 'node:crypto';
import { account } from '@rostrum/contracts';
import { runAsSystem } from '@rostrum/server-kit/database';
import type { OutgoingMail } from '@rostrum/server-kit/mail';
import { expect, test } from 'vitest';
import { giveCertificateAlarms } from './certificate-alarms.job.ts';
import { giveSaml, samlScene } from './testing/saml-scene.ts';

/** Those who run the organisation are mailed before the certificate ends: each warning once, and none for one that is tested. */
async function warnsOfCertificates({ server, org, idp }: Awaited<ReturnType<typeof samlScene>>) {
  const owner = await server.given.user('owner', { orgId: org.id });
  await server.given.user('agent', { orgId: org.id });
  const until = new Date(new X509Certificate(idp.certificate).validTo);
  const sent: OutgoingMail[] = [];
  const give = (days: number) =>
    runAsSystem('the test gives warnings as the job does', () =>
      giveCertificateAlarms({
        db: server.serverDatabase.db,
        mail: { enqueue: async (_tx, mail) => String(sent.push(mail)), takeBack: async () => undefined },
        config: { isProduction: false, publicUrl: 'https://rostrum.test', oidcIssuers: [] },
        clock: () => new Date(until.getTime() - days * 86_400_000),
      }),
    );
  const given: number[] = [];
  for (const days of [40, 29, 28, 7, 6, 1, 0.5, -1]) given.push(await give(days));
  expect(given).toEqual([0, 1, 0, 1, 0, 1, 0, 0]);
  expect(sent.map(({ to, subject }) => [to.email, subject])).toEqual([
    [owner.email, 'Single sign-on: the certificate expires in 30 days or less'],
    [owner.email, 'Single sign-on: the certificate expires in 7 days or less'],
    [owner.email, 'Single sign-on: the certificate expires in 1 day or less'],
  ]);
}

test('the domain of an address names the single sign-on of the organisation that has proven it', async () => {
  await using scene = await samlScene();
  await warnsOfCertificates(scene);
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
