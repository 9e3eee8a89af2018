import { publicPerson, type PublicPerson } from '@rostrum/contracts';
import { listSections, profileSections } from '@rostrum/contracts/builder';
import { example } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { profileParts } from './profile-parts.tsx';

const person: PublicPerson = {
  ...example(publicPerson, { biography: 'Grew up by the sea.', pronouns: 'she/her' }),
  topics: ['Coastal flooding'],
  fields: [],
  documents: [],
  press_kit: null,
  posts: [],
  questions: [],
  sections: [
    {
      id: '00000000-0000-7000-8000-000000000001',
      kind: 'quotation',
      position: 0,
      data: { text: 'It buys time.', cleared_on: '2026-03-03' },
    },
  ],
};
const titlesWith = (sections: Parameters<typeof profileParts>[1]) =>
  profileParts({ person, renderCopy: () => null }, sections).map(({ anchor, title }) => [anchor, title]);

test('a profile shows its parts with content in the order of the product', () => {
  const order = profileSections.map(({ id }) => id);
  const shown = profileParts({ person, renderCopy: () => null }, null).map(({ id }) => id);
  expect(shown).toEqual(['can_speak_on', 'quotations', 'biography']);
  expect(shown).toEqual(order.filter((id) => shown.includes(id)));
  expect(listSections({ sections: [] }).map(({ id }) => id)).toEqual(order);
});

test('its organisation orders, names and hides them; an anchor stays what it was, and an empty part stays away', () => {
  expect(
    titlesWith({
      sections: [
        { id: 'education', label: 'Degrees', is_shown: true },
        { id: 'biography', label: 'About', is_shown: true },
        { id: 'quotations', label: '', is_shown: false },
        { id: 'of_a_later_release', label: 'Later', is_shown: true },
      ],
    }),
  ).toEqual([
    ['biography', 'About'],
    ['can-speak-on', 'Can speak on'],
  ]);
});
