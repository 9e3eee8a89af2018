import type { SsoTest } from './sso.schema.ts';

/** Of a person from outside, what a test shows. */
interface ReceivedPerson {
  email: string | undefined;
  firstname: string | undefined;
  lastname: string | undefined;
  received?: ReadonlyMap<string, readonly string[]>;
}

const most = { attributes: 30, values: 5, characters: 300 };
const shorten = (text: string | undefined) =>
  text === undefined ? null : text.replaceAll(/\p{Cc}/gu, ' ').slice(0, most.characters);

/** What a sign-in brought and what became of it, short enough to be kept. */
export const describeTest = (person: ReceivedPerson, error: string | null): SsoTest => ({
  at: new Date().toISOString(),
  error,
  email: shorten(person.email),
  firstname: shorten(person.firstname),
  lastname: shorten(person.lastname),
  attributes: [...(person.received ?? [])].slice(0, most.attributes).map(([name, values]) => ({
    name: shorten(name) ?? '',
    values: values.slice(0, most.values).map((value) => shorten(value) ?? ''),
  })),
});
