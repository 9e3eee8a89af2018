import { expect, test } from 'vitest';
import { describeSaved } from './describe-saved.ts';

test('a save says what of it waits for approval, and nothing of what waited before', () => {
  const waiting = [
    { part: 'headline', label: 'Headline' },
    { part: 'biography', label: 'Biography' },
  ];
  const person = { status: 'published', access: 'public', waiting } as const;
  expect(describeSaved(person, ['pronouns'])).toBe('Your public page shows it now.');
  expect(describeSaved(person, ['headline', 'biography'])).toBe(
    'Waiting for approval: Headline and Biography. Your public page stays as it is until then.',
  );
  expect(describeSaved(person, ['headline', 'pronouns'])).toBe(
    'Waiting for approval: Headline. Your public page shows your other changes now.',
  );
  expect(describeSaved({ ...person, status: 'draft', waiting: [] }, ['headline'])).toBeUndefined();
  expect(describeSaved({ ...person, access: 'private', waiting: [] }, ['headline'])).toBeUndefined();
});
