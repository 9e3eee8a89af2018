import { expect, type Page } from '@playwright/test';

export type WrittenInquiry = {
  subject: string;
  message: string;
  /** Who asks, when no one is signed in. */
  sender?: { firstname: string; lastname: string; email: string };
};

/** Fills an inquiry form, of one expert or of several, as a journalist would, sends it, and answers the reference. */
export async function sendMediaInquiry(
  page: Page,
  { subject, message, sender }: WrittenInquiry,
): Promise<string> {
  const form = page.getByRole('region', { name: /^(Send an|Your) inquiry$/ });
  // A guest has the plain form, where kinds are links and times are answers to choose from.
  if (sender === undefined) await form.getByRole('radio', { name: 'Media' }).check({ force: true });
  else await form.getByRole('link', { name: 'Media' }).click();
  await form.getByLabel('Outlet').fill('The Meridian Ledger');
  const tomorrow = 'Tomorrow 12:00';
  // Pressed where a person presses it: the control itself is hidden behind its words.
  await form.locator('label').filter({ hasText: tomorrow }).click();
  await expect(form.getByRole('radio', { name: tomorrow })).toBeChecked();
  await form.getByLabel('What do you want to ask?').fill(message);
  if (sender !== undefined) {
    await form.getByLabel('First name').fill(sender.firstname);
    await form.getByLabel('Last name').fill(sender.lastname);
    await form.getByLabel('Email').fill(sender.email);
  }
  await form.getByLabel('Your position').selectOption('Reporter');
  await form.getByLabel('Medium').selectOption('Print');
  await form.getByLabel('Country').selectOption('United Kingdom');
  await form.getByText('Add details').click();
  await form.getByLabel('Subject').fill(subject);
  await form.getByRole('checkbox', { name: /may use these details/ }).check();
  await form.getByRole('button', { name: /^Send to/ }).click();
  await expect(page.getByRole('heading', { name: /^Sent to/ })).toBeVisible();
  const said = await page
    .getByText(/INQ-[0-9A-Z]{5}/)
    .first()
    .textContent();
  return /INQ-[0-9A-Z]{5}/.exec(said ?? '')?.[0] ?? '';
}
