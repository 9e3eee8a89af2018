import type { Page } from '@playwright/test';
import { runCommand, TestServer } from '@rostrum/test-support/processes';
import { followNotices } from '../browser/notices.ts';
import { signInAs } from '../pages/sign-in.ts';
import { expect, test } from '../server/fixtures.ts';

const file = `First name,Surname,Job title,Faculty,Email,Headline,Biography,Areas of expertise,Industry
Amara,Okoye,Professor of Hydrology,Earth Sciences,amara@aldermoor.example,How rivers flood,"Amara Okoye measures how rivers rise, and what towns can do.",Flooding|River ecology,Environmental services
Bruno,Castell,Reader in Labour Law,Law,bruno@aldermoor.example,What the law says about gig work,Bruno Castell studies contracts that are not called contracts.,Labour law,Law
Chidi,Baptiste,Lecturer in Virology,Medicine,chidi@aldermoor.example,How viruses cross over,Chidi Baptiste follows bird flu from farm to farm.,Bird flu,Hospital and health care
Dana,Wolff,Senior Lecturer in Housing,Social Policy,dana@aldermoor.example,Why rents rise,Dana Wolff counts empty homes and asks why.,Housing,Housing
Elif,Sahin,Professor of Materials,Engineering,elif@aldermoor.example,Batteries that do not burn,Elif Sahin builds battery cells and breaks them on purpose.,Batteries,Energy
`;
const surnames = ['Okoye', 'Castell', 'Baptiste', 'Wolff', 'Sahin'];

async function addPhoto(page: Page, surname: string, picture: Buffer): Promise<void> {
  await page
    .getByRole('link', { name: new RegExp(surname) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(surname) })).toBeVisible();
  await page
    .getByLabel(/photo from your device/)
    .setInputFiles({ name: `${surname}.png`, mimeType: 'image/png', buffer: picture });
  await page.getByLabel(/^Description/).fill(`${surname} in the library`);
  await page.getByRole('button', { name: 'Save photo' }).click();
  await expect(page.getByRole('button', { name: 'Edit photo' })).toBeVisible();
  await page.getByRole('link', { name: 'People', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: /^People/ })).toBeVisible();
}

test('the first administrator of an empty installation comes from a file to five published experts', async ({
  page,
  browser,
}) => {
  await using server = await TestServer.start({ env: { DEMO: '0' } });
  const about =
    '--email ada@aldermoor.example --country GB --firstname Ada --lastname Lovelace --organization';
  const said = await runCommand(server, 'create-owner', [...about.split(' '), 'Aldermoor University']);
  const password = /only now: (\S+)/.exec(said)?.[1] ?? '';
  const notices = await followNotices(page);
  await page.goto(`${server.origin}/login`);
  await signInAs(page, 'ada@aldermoor.example', password);
  await expect(
    page.getByRole('heading', { name: 'Welcome, Ada. Aldermoor University has no experts yet.' }),
  ).toBeVisible();
  await expect(page.getByText('1 of 7 done')).toBeVisible();
  const picture = await page.screenshot({ type: 'png' });

  // A word that is not in the list of industries is mended by the nearest one, in the page.
  await page.getByRole('link', { name: 'Import file' }).click();
  await page
    .getByLabel('Choose file from your device')
    .setInputFiles({ name: 'five.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Check file' }).click();
  const mend = page.getByRole('button', { name: /^Use / });
  await expect(mend).not.toHaveCount(0);
  for (let left = await mend.count(); left > 0; left -= 1) {
    await mend.first().click();
    await expect(mend).toHaveCount(left - 1);
  }
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('button', { name: 'Import 5 people' }).click();
  await expect(page.getByText(/^5 people added as drafts/)).toBeVisible();
  await page.getByRole('link', { name: 'See the drafts' }).click();

  for (const surname of surnames) await addPhoto(page, surname, picture);
  const all = page.getByRole('checkbox', { name: 'Select all' });
  await all.check();
  // As wide as its actions are together, the bar left no room for its last one.
  const cross = await page.getByRole('button', { name: 'Clear selection' }).locator('svg').boundingBox();
  expect(cross?.width).toBeGreaterThanOrEqual(14);
  await page.getByRole('button', { name: 'Record consent' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /How they agreed/ }).fill('By email, on 3 March');
  await dialog.getByRole('button', { name: 'Record consent' }).click();
  await expect(dialog).toBeHidden();
  await all.check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  // Leaving at once would end the request.
  await notices.expectNotice('Published 5.');
  await page.goto(`${server.origin}/dashboard`);
  await expect(page.getByText('5 of 5 published.')).toBeVisible();

  const guest = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await guest.goto('/organizations/aldermoor-university');
  for (const surname of surnames)
    await expect(guest.getByRole('link', { name: new RegExp(surname) }).first()).toBeVisible();
  await guest.context().close();
});
