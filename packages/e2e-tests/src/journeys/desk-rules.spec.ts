import { type APIRequestContext, type Page } from '@playwright/test';
import { expect, test } from '../server/fixtures.ts';
import { startMailOffice } from '../server/mail-office.ts';
import { signInByCall } from '@rostrum/test-support/browser';

const linkIn = (text: string, path: string) =>
  new RegExp(String.raw`https?://[^\s<>"]+(${path}/[^\s<>")]+)`).exec(text)?.[1] ?? `no link to ${path}`;
const asks = {
  Engineering: { expert: 'dmitri-valcourt', message: 'Who inspects the surge barrier, and what was found?' },
  Law: { expert: 'leontine-achterberg', message: 'May a council sell a public square without a vote?' },
  Medicine: { expert: 'farida-quillon', message: 'How long does the winter virus last in hospital wards?' },
};
type Faculty = keyof typeof asks;
const faculties = Object.keys(asks) as Faculty[];
const pitch =
  'We sell guest posts with dofollow backlinks and can publish a sponsored article on your website. What do you charge for a link insertion?';

async function sendAsGuest(
  request: APIRequestContext,
  { name, expert, subject, message }: { name: string; expert: string; subject: string; message: string },
): Promise<void> {
  const answer = await request.post('/app/public/inquiries', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: {
      type: 5,
      recipients: [expert],
      company_username: 'northmere',
      firstname: 'Callum',
      lastname: 'Strand',
      email: `${name}@paper.example`,
      subject,
      message,
      country: 'GB',
      timezone: 'Europe/London',
      consent: true,
      source_page: `/experts/${expert}`,
      fields: {},
    },
  });
  expect([answer.status(), await answer.text()]).toEqual([201, expect.stringContaining('INQ-')]);
}

/** Chooses from a list that is narrowed by typing. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.keyboard.type(option);
  const choice = page.locator(`.ant-select-item-option[title="${option}"]:visible`);
  await choice.click();
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
}

async function addList(page: Page, name: string, departments: readonly string[], address: string) {
  await page.getByRole('button', { name: 'Add a list' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: /^Name/ }).fill(name);
  for (const department of departments) await choose(page, 'Departments', department);
  await drawer.getByRole('button', { name: 'Save list' }).click();
  await drawer.getByRole('textbox', { name: 'Email addresses' }).fill(address);
  await drawer.getByRole('button', { name: 'Add addresses' }).click();
  await expect(drawer.getByText(/^1 of 1 added\.|^0 of 1 added\. 1 was asked by email/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
}

test('a desk’s rules: three faculties routed and tried, two lists that get what they should, a day’s quarantine by keyboard', async ({
  browser,
}) => {
  await using office = await startMailOffice();
  const context = await browser.newContext({
    baseURL: office.origin,
    viewport: { width: 1440, height: 900 },
  });
  await signInByCall(context.request, 'administrator@rostrum.example');
  const desk = await context.newPage();
  const guest = await browser.newContext({ baseURL: office.origin });

  // What each faculty is asked goes to its own member of the desk, and the test bench says so before it is saved.
  await desk.goto('/dashboard/inquiries/setup');
  const routing = desk.getByRole('form', { name: 'Routing' });
  const members = { Engineering: 'Jonah Petrie', Law: 'Ines Calder', Medicine: 'Jonah Petrie' };
  await expect(routing.getByRole('button', { name: 'Add routing rule' })).toBeVisible();
  const before = await routing.getByRole('combobox', { name: /^Who takes what rule/ }).count();
  for (const [at, faculty] of faculties.entries()) {
    await routing.getByRole('button', { name: 'Add routing rule' }).click();
    await choose(desk, `Departments of rule ${before + at + 1}`, faculty);
    await choose(desk, `Who takes what rule ${before + at + 1} fits`, members[faculty]);
  }
  const bench = desk.getByRole('form', { name: 'Test bench' });
  await bench.getByLabel('Message').fill(asks.Law.message);
  await bench.getByRole('combobox', { name: 'Department of the expert' }).click();
  await desk.locator('.ant-select-item-option[title="Law"]:visible').click();
  await expect(bench.getByTitle('Law', { exact: true })).toBeVisible();
  await bench.getByRole('button', { name: 'Try it' }).click();
  await expect(desk.getByText('Ines Calder gets it')).toBeVisible();
  await expect(desk.getByText('Screening lets it through', { exact: true })).toBeVisible();
  await routing.getByRole('button', { name: 'Save routing' }).click();
  await expect(routing.getByText(/^Last change by Ines Calder/)).toBeVisible();

  // Two lists of addresses outside, which confirm by a button in a page of the mail.
  await desk.goto('/dashboard/inquiries/mailinglists');
  const lawyers = 'lawyers@faculty.example';
  const science = 'science@faculty.example';
  await addList(desk, 'Law faculty', ['Law'], lawyers);
  await addList(desk, 'Science desk', ['Engineering', 'Medicine'], science);
  for (const address of [lawyers, science]) {
    const asked = await office.mailTo(address, /list|inquiries|Confirm/i);
    const page = await guest.newPage();
    await page.goto(linkIn(asked.text, '/mailing-lists/confirm'));
    await page.getByRole('button').click();
    await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
    await page.close();
  }

  for (const faculty of faculties)
    await sendAsGuest(guest.request, {
      name: faculty.toLowerCase(),
      subject: `For ${faculty}`,
      ...asks[faculty],
    });
  for (const number of [1, 2, 3])
    await sendAsGuest(guest.request, {
      name: `seller${number}`,
      expert: asks.Law.expert,
      subject: `Offer ${number}`,
      message: `${pitch} Offer ${number}.`,
    });

  // Cleared by keys alone: one is let through, the others are spam, and the first thought better of.
  await desk.goto('/dashboard/inquiries/quarantine?q=seller');
  const rows = desk.getByRole('checkbox', { name: /^Select INQ-/ });
  await expect(desk.getByRole('heading', { name: /^Offer/ })).toBeVisible();
  await expect(rows).toHaveCount(3);
  // Each key decides what is shown then: the next one follows once that is another inquiry.
  for (const [key, left] of [
    ['s', 2],
    ['u', 3],
    ['s', 2],
    ['s', 1],
  ] as const) {
    await desk.keyboard.press(key);
    await expect(rows).toHaveCount(left);
  }
  await desk.keyboard.press('a');
  await expect(desk.getByText('All on this page are decided')).toBeVisible();
  // What is sent while a page is left may arrive after the next one has read.
  await expect(async () => {
    await desk.goto('/dashboard/inquiries/quarantine?q=seller&state=spam');
    await expect(rows).toHaveCount(2, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });

  // Who was routed what stands in the inbox, and each list has what it should: no more, and nothing that was held.
  await desk.goto('/dashboard/inquiries?layout=table&q=For');
  for (const faculty of faculties)
    await expect(desk.getByRole('row').filter({ hasText: `For ${faculty}` })).toContainText(members[faculty]);
  await office.mailTo(lawyers, /For Law/);
  await office.mailTo(lawyers, /Offer \d/);
  await office.mailTo(science, /For Medicine/);
  await office.mailTo(science, /For Engineering/);
  const gotten = (address: string) =>
    office
      .receivedBy(address)
      .flatMap(({ subject }) => /For \w+|Offer/.exec(subject) ?? [])
      .toSorted();
  expect(gotten(lawyers)).toEqual(['For Law', 'Offer']);
  expect(gotten(science)).toEqual(['For Engineering', 'For Medicine']);
  expect(office.receivedBy(lawyers).at(-1)?.headers).toMatch(
    /^list-unsubscribe-post: List-Unsubscribe=One-Click/im,
  );
});
