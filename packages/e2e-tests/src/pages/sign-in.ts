import type { Page } from '@playwright/test';
import { demoPassword } from '../browser/sign-in-by-call.ts';

/** Signs in by the form, as a person does. */
export async function signIn(page: Page, account: string, at = '/login'): Promise<void> {
  await page.goto(at);
  await page.getByLabel('Email').fill(`${account}@rostrum.example`);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
