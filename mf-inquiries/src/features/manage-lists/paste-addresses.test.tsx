import { mailingLists, type PastedAddress } from '@rostrum/contracts/inquiries';
import { contractServer, exampleId, handle, renderPage, screen } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { PasteAddresses } from './paste-addresses.tsx';

let verdicts: PastedAddress['verdict'][] = [];
contractServer(
  handle(mailingLists.subscribe, () => ({
    addresses: verdicts.map((verdict, index) => ({
      line: index + 1,
      value: `desk-${index}@selby.example`,
      verdict,
      remedy: verdict === 'invalid' ? 'Write @ instead of “(at)”.' : null,
    })),
  })),
);

test.each<[string, PastedAddress['verdict'][]]>([
  ['0 of 1 added. 1 was on the list already.', ['already_there']],
  ['1 of 3 added. 2 were on the list already.', ['added', 'already_there', 'already_there']],
  [
    '0 of 3 added. 1 was asked by email to confirm first. 1 was on the list already.',
    ['must_confirm', 'already_there', 'invalid'],
  ],
  ['2 of 2 added.', ['added', 'added']],
])('%s', async (sentence, given) => {
  verdicts = given;
  const { user } = renderPage(<PasteAddresses listId={exampleId(1)} />);
  const box = screen.getByRole('textbox', { name: 'Email addresses' });
  await user.click(box);
  await user.paste('desk-0@selby.example');
  await user.click(screen.getByRole('button', { name: 'Add addresses' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  // An address that is on the list needs nothing: only what can be put right stays in the box, with its remedy.
  expect(screen.queryAllByRole('listitem')).toHaveLength(given.filter((each) => each === 'invalid').length);
  expect(box).toHaveValue(given.includes('invalid') ? 'desk-2@selby.example' : '');
});
