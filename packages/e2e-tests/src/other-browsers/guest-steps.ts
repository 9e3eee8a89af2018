import type { Person } from './person.ts';

/** A guest finds an expert's page, asks on it, and hears the reference, without an account. */
export async function askAsGuest(guest: Person): Promise<void> {
  await guest.visit('/experts/maren-okonjo-hale');
  await guest.findByRole('heading', /^Dr Maren Okonjo-Hale/);
  await guest.findByRole('heading', /^Similar experts$/);
  await (await guest.findByLabel(/^What do you want to ask/)).type('How high will the surge be?');
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
  await guest.findByRole('heading', /^Sent to/);
  await guest.findByText(/^Also sent to /);
}

/** A guest says that an answer helped, and asks to be told of new ones. */
export async function answerToQuestion(guest: Person): Promise<void> {
  await guest.visit('/organizations/northmere/questions/is-a-storm-surge-the-same-as-a-tidal-wave');
  await (await guest.findByRole('button', /^Yes, it was helpful$/)).click();
  await guest.findByText(/^Thank you\. Your vote was counted\.$/);
  await (await guest.findByLabel(/^Email me new answers/)).type('callum@meridian.example');
  await (await guest.findByRole('button', /^Follow question$/)).click();
  await guest.findByRole('heading', /^Check your email$/);
}
