import { renderPage, screen, within } from '@rostrum/test-support';
import { expect, test, vi } from 'vitest';
import { FoundByPanel } from './found-by-panel.tsx';

const none = { groups: [], small: { groups: 0, count: 0 } };
const found = {
  groups: [
    { key: 'storm surge', count: 9 },
    { key: '', count: 6 },
  ],
  small: { groups: 2, count: 3 },
};

test('words are said, in bars, in a table and in a file; those of few people are one row', async () => {
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:found');
  const { user } = renderPage(<FoundByPanel foundBy={found} isOwn />);
  expect(await screen.findByRole('heading', { name: 'Searches that found you' })).toBeVisible();
  expect(
    screen.getByText('2 searches by 5 people or more found your profile. Most: storm surge.'),
  ).toBeVisible();
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'SearchpeopleShare',
    expect.stringMatching(/^storm surge9/),
    expect.stringMatching(/^Other words6/),
    expect.stringMatching(/^2 groups of fewer than 53/),
  ]);
  await user.click(screen.getByRole('button', { name: /CSV/ }));
  expect(createUrl).toHaveBeenCalled();
});

test('of several profiles, of few people and of nobody it says what is known', async () => {
  const { unmount } = renderPage(<FoundByPanel foundBy={{ ...none, small: found.small }} isOwn={false} />);
  expect(await screen.findByRole('heading', { name: 'Searches that found these profiles' })).toBeVisible();
  expect(screen.getByText('Searches found these profiles, none of them by 5 people or more.')).toBeVisible();
  unmount();
  renderPage(<FoundByPanel foundBy={none} isOwn />);
  expect(
    await screen.findByText('No search that found your profile is recorded in these days.'),
  ).toBeVisible();
});
