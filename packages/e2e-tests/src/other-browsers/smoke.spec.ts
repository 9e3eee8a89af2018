import { test } from './fixtures.ts';
import type { Person } from './person.ts';
import { signIn } from './sign-in.ts';

async function sendInquiry(person: Person, subject: string): Promise<void> {
  await (await person.findByRole('radio', /^Media/)).press('Space');
  await (await person.findByLabel(/^Outlet/)).type('The Meridian Ledger');
  await (await person.findByRole('radio', /^Tomorrow 12:00/)).press('Space');
  await (await person.findByLabel(/^What do you want to ask/)).type('How high will the surge be?');
  await (await person.findByLabel(/^Your position/)).select('Reporter');
  await (await person.findByLabel(/^Medium/)).select('Print');
  await (await person.findByLabel(/^Country/)).select('United Kingdom');
  await (await person.findByText(/^Add details/)).click();
  await (await person.findByLabel(/^Subject/)).type(subject);
  await (await person.findByRole('checkbox', /may use these details/)).press('Space');
  await (await person.findByRole('button', /^Send to/)).click();
  await person.findByRole('heading', /^Sent to/);
}

test('a journalist finds an expert and asks, the desk answers, and the answer is in the tracker', async ({
  sitDown,
}) => {
  const journalist = await sitDown();
  await signIn(journalist, 'research');
  const search = await journalist.findByRole('combobox', /^Search by Name or Expertise/);
  await search.type('storm surge');
  await search.press('Enter');
  await (await journalist.findByRole('link', /^Dr Maren Okonjo-Hale/)).click();
  await journalist.findByRole('heading', /^Dr Maren Okonjo-Hale/);
  await sendInquiry(journalist, 'The gates this winter');

  const desk = await sitDown();
  await signIn(desk, 'administrator');
  await (await desk.findByRole('link', /^Inquiries/)).click();
  await desk.findByRole('list', /^Inquiries$/);
  await (await desk.findByText(/^The gates this winter$/)).click();
  await desk.findByRole('heading', /^The gates this winter$/);
  await (await desk.findByRole('textbox', /^Reply to/)).type('She can speak at ten.');
  await (await desk.findByRole('button', /^Send/)).click();
  await (await desk.findByRole('button', /^Send now$/)).click();
  await desk.findByText(/^She can speak at ten\.$/);

  await (await journalist.findByRole('link', /^Follow your inquiry/)).click();
  await journalist.findByRole('heading', /The gates this winter/);
  await journalist.findByText(/^She can speak at ten\.$/);
});
