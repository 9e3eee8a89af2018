import type { Page } from '@playwright/test';
import { demoPassword } from '@rostrum/test-support/processes';

/** Signs in by the form, as a person does: the email first, then the password. */
export async function signInAs(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in as an account of the demonstration. */
export async function signIn(page: Page, account: string, at = '/login'): Promise<void> {
  await page.goto(at);
  await signInAs(page, `${account}@rostrum.example`, demoPassword);
}
