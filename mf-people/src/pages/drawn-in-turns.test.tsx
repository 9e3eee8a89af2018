import { access, people, personDetail, type PersonDetail } from '@rostrum/contracts';
import { personFields } from '@rostrum/contracts/fields';
import {
  peopleFilterOptions,
  personAddress,
  personChanges,
  personDocuments,
  personPhotos,
  personSuggestions,
  personVideos,
} from '@rostrum/contracts/people';
import { act, contractServer, example, handle, renderPage, screen, waitFor } from '@rostrum/test-support';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../paths.ts';
import { PersonEditorPage } from './person-editor-page.tsx';

const id = '0198a9b2-0000-7000-8000-000000000001';
const kofi: PersonDetail = {
  ...example(personDetail),
  id,
  kind: 'expert',
  status: 'draft',
  headline: '',
  missing: ['photo'],
  sections: [],
};
contractServer(
  handle(peopleFilterOptions, () => example(peopleFilterOptions.response)),
  ...[personVideos, personDocuments, personPhotos].map(({ list }) => handle(list, () => ({ items: [] }))),
  handle(access.listInvitations, () => ({ items: [], total: 0 })),
  handle(personSuggestions.sources, () => ({ publications: [], orcid: null })),
  handle(personSuggestions.topics, () => ({ topics: [] })),
  handle(personFields.get, () => ({ fields: [], values: {} })),
  handle(personChanges.list, () => ({ items: [] })),
  handle(personAddress.get, () => ({ username: kofi.username, former: [] })),
  handle(people.get, () => kofi),
  handle(people.list, () => ({ items: [], total: 0, departments: [] })),
);

/** What waits for a moment without work. */
const waiting = new Map<number, () => void>();
beforeEach(() => {
  let last = 0;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    waiting.set((last += 1), run);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle));
});
afterEach(() => {
  vi.unstubAllGlobals();
  waiting.clear();
});
/** The browser has a moment; answers whether anything waited for it. */
async function passMoment() {
  const [next] = waiting;
  if (!next) return false;
  waiting.delete(next[0]);
  await act(async () => next[1]());
  return true;
}

const open = async () => {
  const { user } = renderPage(<PersonEditorPage />, {
    route: paths.person.href(id, ''),
    path: paths.person.path,
  });
  return { user, headline: await screen.findByLabelText(/^Headline/) };
};
const card = (name: string) => screen.queryByRole('heading', { level: 2, name });
const kinds = () => screen.queryAllByRole('heading', { level: 3 }).length;

test('the first card can be typed in while the others wait, which then come one by one', async () => {
  const { user, headline } = await open();
  expect([card('Person'), card('Photo'), card('Sections')]).toEqual([null, null, null]);
  await user.type(headline, 'Audits machines');
  await waitFor(() => expect(waiting.size).toBe(1));
  await passMoment();
  expect(card('Person')).toBeVisible();
  expect(card('Sections')).toBeNull();
  const seen = new Set<number>();
  while (await passMoment()) seen.add(kinds());
  expect(card('CV and documents')).toBeVisible();
  // No two lists at once.
  const all = kinds();
  expect(all).toBeGreaterThan(10);
  expect([...seen]).toEqual(Array.from({ length: all + 1 }, (_, at) => at));
  expect(headline).toHaveValue('Audits machines');
});

test('who goes where nothing stands yet finds all of it', async () => {
  const { user } = await open();
  expect(card('Photo')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Photo, missing' }));
  expect(card('Photo')).toBeVisible();
  expect(document.getElementById('person-photo')).toContainElement(document.activeElement as HTMLElement);
  expect(card('CV and documents')).toBeVisible();
  expect(kinds()).toBeGreaterThan(10);
});

test.each(['{Tab}', '{Control>}f{/Control}'])('%s finds all of it', async (keys) => {
  const { user, headline } = await open();
  await user.click(headline);
  expect(card('CV and documents')).toBeNull();
  await user.keyboard(keys);
  expect(card('CV and documents')).toBeVisible();
  expect(kinds()).toBeGreaterThan(10);
});
