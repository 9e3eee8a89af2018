import { sentInquiries } from '@rostrum/contracts';
import { inquiryAsks, type AskCandidate } from '@rostrum/contracts/inquiries';
import { expect, test } from 'vitest';
import { askScene } from '../../../testing/scenes/ask-scene.ts';

const polling = { timeout: 120_000, interval: 250 };
type AskScene = Awaited<ReturnType<typeof askScene>>;

const namesOf = (items: readonly AskCandidate[]) => items.map(({ name }) => name);

/** Sends an inquiry to the expert of the scene, and reads who else could be asked. */
async function sendInquiry(
  { journalist, administrator, media }: AskScene,
  message: string,
  subject = 'Question',
) {
  const { id } = await journalist.call(sentInquiries.send, {
    body: media({ subject, message }),
    idempotencyKey: crypto.randomUUID(),
  });
  return async (q?: string) => {
    const { items } = await administrator.call(inquiryAsks.candidates, { params: { id }, query: { q } });
    // The recipient is the first in any case.
    return items.filter(({ name }) => name !== 'Maren Okonjo-Hale');
  };
}

test('candidates for an inquiry are ranked by meaning, within the organisation', async () => {
  await using scene = await askScene({ environment: { SEARCH_MODEL: '1' } });
  const { server, orgId } = scene;
  const expert = (lastname: string, of: string, more = {}) =>
    server.given.person(of, {
      firstname: 'Sol',
      lastname,
      headline: 'Bakes sourdough and pastry',
      biography: 'They teach how dough rises.',
      topics: ['Bread'],
      ...more,
    });
  await expert('Zeller', orgId);
  await expert('Hidden', orgId, { status: 'draft' });
  const other = await server.given.organisation();
  await expert('Stranger', other.id);

  const read = await sendInquiry(
    scene,
    'Bonjour, je cherche une personne qui connaît les recettes de pâtisserie et de pain. Pourriez-vous m’aider ?',
    'Recettes',
  );
  const best = async () => {
    const [first] = await read();
    return { name: first?.name, matches: first?.matches, sentence: first?.sentence };
  };
  await expect.poll(best, polling).toEqual({
    name: 'Sol Zeller',
    matches: [],
    sentence: { source: expect.any(String), text: expect.stringMatching(/sourdough|dough|Bread/) },
  });
  expect(namesOf(await read()).toSorted()).toEqual(['Bram Oyelaran', 'Idris Falk', 'Sol Zeller']);
  // What the desk types is looked for by its words.
  expect(namesOf(await read('falk'))).toEqual(['Idris Falk']);
}, 300_000);

test('an expert whom the inquiry names comes first', async () => {
  await using scene = await askScene();
  const { server, orgId } = scene;
  await server.given.person(orgId, { firstname: 'Ada', lastname: 'Cook', topics: ['Bread'] });
  const asked = await sendInquiry(scene, 'How does bread rise? Perhaps Prof. Falk knows.');
  const [first, second] = await asked();
  expect([first, second]).toMatchObject([
    { name: 'Idris Falk', is_named: true },
    { name: 'Ada Cook', is_named: false, matches: ['Bread'], sentence: null },
  ]);
  // A last name alone may be a word.
  const cooking = await sendInquiry(scene, 'We cook bread. May we visit Idris Falk?');
  expect((await cooking()).filter((candidate) => candidate.is_named)).toMatchObject([{ name: 'Idris Falk' }]);
});
