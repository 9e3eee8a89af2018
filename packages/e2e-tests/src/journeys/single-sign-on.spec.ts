import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runCommand } from '@rostrum/test-support/processes';
import { sessionOf } from '../browser/session-of.ts';
import { expect, test } from '../server/fixtures.ts';
import { startIdentityProvider } from '../server/identity-provider.ts';

async function leaveFor(page: Page, email: string, organisation: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: `Continue with ${organisation} SSO` }).click();
}

test('a member of the demonstration signs in through its identity provider and lands where they wanted to', async ({
  page,
}) => {
  await page.goto('/dashboard/people?q=surge');
  await expect(page).toHaveURL(/\/login\?callbackUrl=/);
  await page.getByLabel('Email').fill('wren.abiola@northmere.example');
  await expect(page.getByText('Northmere University uses single sign-on', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue with Northmere SSO' }).click();
  await expect(page).toHaveURL(/\/dev\/idp/);
  await page.getByRole('button', { name: 'Wren Abiola' }).click();
  await expect(page).toHaveURL(/\/dashboard\/people\?q=surge$/);
  const { user } = await sessionOf(page.request);
  expect(user).toMatchObject({ email: 'wren.abiola@northmere.example', type: 'agent' });
});

test('an identity provider of another site, set from the command line, lets a member in', async ({
  page,
  server,
}) => {
  const org = ['--org', 'quillhaven'];
  await using idp = await startIdentityProvider('margit.crane@quillhaven.example');
  const file = join(server.dataDir, 'metadata.xml');
  await writeFile(file, idp.metadata);
  await runCommand(server, 'sso', ['saml', ...org, '--metadata', file]);
  await runCommand(server, 'sso', ['domain', ...org, '--domain', 'quillhaven.example']);
  await runCommand(server, 'sso', ['verify', ...org, '--domain', 'quillhaven.example', '--without-dns']);
  expect(await runCommand(server, 'sso', ['active', ...org])).toContain('active');

  await page.goto('/login?callbackUrl=%2Fdashboard%2Fpeople');
  await leaveFor(page, 'margit.crane@quillhaven.example', 'Quillhaven Teaching');
  await expect(page).toHaveURL(/\/dashboard\/people$/);
  expect(await runCommand(server, 'sso', ['show', ...org])).not.toContain('last sign-in         never');
});

test('what goes wrong is said in words, with the target kept and another way open', async ({
  page,
  server,
}) => {
  const org = ['--org', 'pellworth'];
  await using idp = await startIdentityProvider('nadia.osei@elsewhere.example');
  const file = join(server.dataDir, 'metadata.xml');
  await writeFile(file, idp.metadata);
  await runCommand(server, 'sso', ['saml', ...org, '--metadata', file]);
  await runCommand(server, 'sso', ['domain', ...org, '--domain', 'pellworth.example']);
  await runCommand(server, 'sso', ['verify', ...org, '--domain', 'pellworth.example', '--without-dns']);
  await runCommand(server, 'sso', ['active', ...org]);

  for (const [email, words] of [
    ['nadia.osei@elsewhere.example', 'not of a domain that belongs to this organisation'],
    ['nadia.osei@pellworth.example', 'no account for you here'],
  ] as const) {
    idp.email = email;
    await page.goto('/login?callbackUrl=%2Fdashboard%2Fpeople');
    await leaveFor(page, 'nadia.osei@pellworth.example', 'Pellworth Adeyemi');
    await expect(page.getByText(words)).toBeVisible();
    await expect(page).toHaveURL(/\/login\?.*callbackUrl=/);
    await expect(page.getByLabel('Email')).toBeVisible();
  }
});
