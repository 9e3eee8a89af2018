import { postDetail, postLinks, type CheckedLink } from '@rostrum/contracts/posts';
import { contractServer, example, handle, renderPage, screen, within } from '@rostrum/test-support';
import { expect, test, vi } from 'vitest';
import { LinksCard } from './links-card.tsx';

const link = (state: CheckedLink['state'], text: string, note: string): CheckedLink => ({
  href: `https://example.org/${state}`,
  text,
  state,
  note,
});
const checks = vi.fn(() => ({
  links: [
    link('opens', 'The model', 'Opens.'),
    link('missing', 'The old report', 'The page is not there (404). Correct the link or remove it.'),
    link('not_checked', 'Write to us', 'An email address or telephone number.'),
  ],
  more: 0,
}));
contractServer(handle(postLinks.check, checks));

test('links are checked once what is typed is saved, each with what was found', async () => {
  const save = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValue(true);
  const { user } = renderPage(<LinksCard post={example(postDetail)} onBefore={save} />);
  const card = within(await screen.findByRole('region', { name: 'Links' }));
  // What could not be saved is not what the server would check.
  await user.click(card.getByRole('button', { name: 'Check links' }));
  expect(checks).not.toHaveBeenCalled();

  await user.click(card.getByRole('button', { name: 'Check links' }));
  expect((await card.findAllByText('1 of 3 open, 1 does not, 1 not checked')).length).toBeGreaterThan(0);
  expect(checks).toHaveBeenCalledOnce();
  expect(card.getByText('The old report').closest('li')).toHaveTextContent('Correct the link or remove it.');
  expect(card.getByRole('button', { name: 'Check again' })).toBeEnabled();
});
