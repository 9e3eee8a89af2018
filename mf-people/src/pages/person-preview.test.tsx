import { access, people, personDetail, publicPerson } from '@rostrum/contracts';
import { personFields } from '@rostrum/contracts/fields';
import {
  peopleFilterOptions,
  personAddress,
  personChanges,
  personDocuments,
  personVideos,
  personPhotos,
  personSuggestions,
  personPreview,
} from '@rostrum/contracts/people';
import { contractServer, example, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { PersonEditorPage } from './person-editor-page.tsx';

const kofi = { ...example(personDetail), id: '0198a9b2-0000-7000-8000-000000000001', name: 'Kofi Brandvold' };
const server = contractServer(
  handle(peopleFilterOptions, () => example(peopleFilterOptions.response)),
  handle(personVideos.list, () => ({ items: [] })),
  handle(personDocuments.list, () => ({ items: [] })),
  handle(personPhotos.list, () => ({ items: [] })),
  handle(access.listInvitations, () => ({ items: [], total: 0 })),
  handle(personSuggestions.sources, () => ({ publications: [], orcid: null })),
  handle(personSuggestions.topics, () => ({ topics: [] })),
  handle(personFields.get, () => ({ fields: [], values: {} })),
  handle(personChanges.list, () => ({ items: [] })),
  handle(personAddress.get, () => ({ username: kofi.username, former: [] })),
  handle(people.get, () => kofi),
  handle(people.list, () => ({ items: [kofi], total: 1, departments: [] })),
);
const open = () =>
  renderPage(<PersonEditorPage />, { route: paths.person.href(kofi.id, ''), path: paths.person.path });

test('the preview shows the profile in a window of the width of each device', async () => {
  server.use(handle(personPreview, () => ({ ...example(publicPerson), headline: 'As it would be public' })));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  const frame = (device: string) => screen.findByTitle<HTMLIFrameElement>(`Preview on ${device}`);
  const phone = await frame('iPhone');
  await waitFor(() => expect(phone.contentDocument?.body).toHaveTextContent('As it would be public'));
  expect(phone.style.width).toBe('390px');
  await user.click(screen.getByText('iPad'));
  expect((await frame('iPad')).style.width).toBe('820px');
  await user.click(screen.getByRole('button', { name: 'Close preview' }));
  expect(screen.queryByTitle(/^Preview on/)).toBeNull();
});
