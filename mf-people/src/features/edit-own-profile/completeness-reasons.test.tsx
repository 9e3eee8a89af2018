import { personDetail } from '@rostrum/contracts';
import { example, renderPage, screen } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { CompletenessCard } from './completeness-reasons.tsx';

test('says what the missing points are given for, the most first', () => {
  renderPage(
    <CompletenessCard
      person={{ ...example(personDetail), completeness: 82, unfilled: ['pronunciation', 'image'] }}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Photo 14%',
    'Pronunciation 4%',
  ]);
});
