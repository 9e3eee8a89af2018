import { people, personDetail, type PersonDetail } from '@rostrum/contracts';
import {
  personDocuments,
  personVideos,
  personSuggestions,
  type ProfileSuggestion,
} from '@rostrum/contracts/people';
import {
  contractServer,
  example,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { ElsewhereCard } from './elsewhere-card.tsx';

const person: PersonDetail = {
  ...example(personDetail),
  id: '0198a9b2-0000-7000-8000-000000000001',
  kind: 'expert',
  version: 4,
  job_title: 'Lecturer',
  topics: ['Floods'],
  sections: [],
  waiting: [],
};
const work = (title: string): ProfileSuggestion => ({
  kind: 'section',
  section: 'publication',
  data: { title, publisher: 'Nature', kind: 'article', highlighted: false },
  title,
  detail: 'Nature, 2018',
});
const server = contractServer(
  handle(personVideos.list, () => ({ items: [] })),
  handle(personDocuments.list, () => ({ items: [] })),
  handle(personSuggestions.sources, () => ({
    publications: ['orcid' as const],
    orcid: '0000-0002-1825-0097',
  })),
);

test('a vCard is read, and each suggestion is saved or left out by a choice of its own', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(personSuggestions.fromCard, ({ body }) => {
      sent.push(body);
      return {
        items: [
          {
            kind: 'field' as const,
            field: 'job_title' as const,
            value: 'Reader',
            title: 'Reader',
            detail: 'Lecturer',
          },
          { kind: 'topic' as const, value: 'Dykes', title: 'Dykes', detail: '' },
          { kind: 'topic' as const, value: 'Gardening', title: 'Gardening', detail: '' },
        ],
        known: 1,
        cards: 2,
      };
    }),
    handle(people.update, ({ body }) => {
      sent.push(body);
      return { ...person, version: person.version + sent.length };
    }),
  );
  const { user } = renderPage(<ElsewhereCard person={person} />);
  const card = 'BEGIN:VCARD\nPHOTO;ENCODING=b:AAAA\n BBBB\nTITLE:Reader\nEND:VCARD\n';
  await user.upload(
    screen.getByLabelText('vCard file'),
    new File([card], 'maren.vcf', { type: 'text/vcard' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Read in maren.vcf' });
  expect(sent).toEqual([{ vcard: 'BEGIN:VCARD\nTITLE:Reader\nEND:VCARD\n' }]);
  expect(within(dialog).getByText('Now: Lecturer')).toBeVisible();
  expect(dialog).toHaveTextContent('1 thing in it is in the profile already. The file holds 2 cards');

  await user.click(within(dialog).getByRole('button', { name: 'Replace with: Reader' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Leave out: Gardening' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add: Dykes' }));
  const end = await within(dialog).findByText(/That was all/);
  await waitFor(() => expect(end).toHaveFocus());
  // Each over the state that the one before left.
  expect(sent.slice(1)).toEqual([
    { job_title: 'Reader', version: 4 },
    { topics: [...person.topics, 'Dykes'], version: 6 },
  ]);
});

test('publications are found by the ORCID iD; what cannot be saved stays to be tried again', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(personSuggestions.publications, ({ body }) => {
      sent.push(body);
      return { items: [work('Rivers')], known: 0, silent: ['orcid' as const], incomplete: 2 };
    }),
    refuse(people.replaceSections, 'version_conflict'),
  );
  const { user } = renderPage(<ElsewhereCard person={person} isOwn />);
  await user.click(await screen.findByRole('button', { name: 'Find publications' }));
  const asking = await screen.findByRole('dialog', { name: 'Find publications' });
  expect(within(asking).getByLabelText('ORCID iD')).toHaveValue('0000-0002-1825-0097');
  await user.click(within(asking).getByRole('button', { name: 'Find publications' }));
  const dialog = await screen.findByRole('dialog', { name: 'Read in indexes of publications' });
  expect(dialog).toHaveTextContent(
    '2 works name no journal or publisher. Add them by hand. ORCID did not answer.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Add: Rivers' }));
  await waitFor(() => expect(dialog).toHaveTextContent('Could not save it.'));
  expect(within(dialog).getByRole('button', { name: 'Add: Rivers' })).toBeEnabled();
});
