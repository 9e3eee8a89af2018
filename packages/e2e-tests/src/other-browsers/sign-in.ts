import { demoPassword } from '@rostrum/test-support/processes';
import type { Person } from './person.ts';

/** Signs in as an account of the demonstration, by the form. */
export async function signIn(person: Person, account: string): Promise<void> {
  await person.visit('/login');
  await (await person.findByLabel(/^Email/)).type(`${account}@rostrum.example`);
  await (await person.findByRole('button', /^Continue$/)).click();
  await (await person.findByLabel(/^Password/)).type(demoPassword);
  await (await person.findByRole('button', /^Sign in$/)).click();
}
