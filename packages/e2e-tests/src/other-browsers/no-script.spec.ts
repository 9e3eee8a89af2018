import { blockScripts } from './block-scripts.ts';
import { test } from './fixtures.ts';
import { createPerson } from './person.ts';

test('without script a guest is told what is missing with what was typed kept, and asks', async ({
  openBrowser,
  server,
}) => {
  await using site = await blockScripts(server.origin);
  await using page = await openBrowser();
  const guest = createPerson(page, site.origin);
  await guest.visit('/experts/maren-okonjo-hale');
  await guest.findByRole('heading', /^Dr Maren Okonjo-Hale/);
  await (await guest.findByLabel(/^What do you want to ask/)).type('How high?');
  await (await guest.findByRole('radio', /^Tomorrow 12:00/)).press('Space');
  await (await guest.findByLabel(/^First name/)).type('Callum');
  await (await guest.findByLabel(/^Last name/)).type('Strand');
  await (await guest.findByLabel(/^Outlet/)).type('The Meridian Ledger');
  await (await guest.findByLabel(/^Email/)).type('callum@meridian.example');
  await (await guest.findByLabel(/^Your position/)).select('Reporter');
  await (await guest.findByLabel(/^Medium/)).select('Print');
  await (await guest.findByLabel(/^Country/)).select('United Kingdom');
  await (await guest.findByRole('checkbox', /^Also ask similar experts/)).press('Space');
  await (await guest.findByRole('checkbox', /may use these details/)).press('Space');
  await (await guest.findByRole('button', /^Send to/)).click();

  await guest.findByRole('heading', /^Not sent yet: 1 thing to fix$/);
  await guest.findByRole('link', /Write at least 20 characters/);
  await guest.findByRole('checkbox', /^Also ask similar experts/);
  await (await guest.findByLabel(/^What do you want to ask/)).type(' And for how long will it stay?');
  await (await guest.findByRole('button', /^Send to/)).click();
  await guest.findByRole('heading', /^Sent to/);
  await guest.findByText(/^Also sent to /);
  await guest.findByRole('link', /^Follow your inquiry$/);
});
