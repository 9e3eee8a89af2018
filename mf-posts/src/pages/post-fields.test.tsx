import { activity, people, search } from '@rostrum/contracts';
import { postFields, type CustomField, type FieldValueList } from '@rostrum/contracts/fields';
import { postEditing, postInquiries, type PostDetail } from '@rostrum/contracts/posts';
import {
  contractServer,
  fireEvent,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { nobodyElse } from '../features/see-editors/testing/nobody-else.ts';
import { paths } from '../paths.ts';
import { PostPage } from './post-page.tsx';
import { draft, id } from './testing/draft.ts';

const field = (number: number, label: string, more: Partial<CustomField> = {}): CustomField => ({
  id: `0198a9b2-0000-7000-8000-00000000010${number}`,
  key: label.toLowerCase(),
  kind: 'text',
  label,
  help: null,
  choices: [],
  visibility: 'public',
  is_required: false,
  is_archived: false,
  version: 1,
  ...more,
});
const fields = [
  field(1, 'Series', { is_required: true }),
  field(2, 'Region', { kind: 'select', choices: ['North', 'South'] }),
];
let stored: PostDetail;
let list: FieldValueList;
let sent: unknown[];
const server = contractServer(
  ...nobodyElse(),
  handle(postInquiries.list, () => ({ items: [], total: 0 })),
  handle(postEditing.get, () => stored),
  handle(postFields.get, () => list),
  handle(postFields.save, ({ body }) => {
    sent.push(body);
    list = { ...list, values: { ...list.values, ...body.values } };
    return list;
  }),
  handle(people.list, () => ({ items: [], total: 0, departments: [] })),
  handle(search.classifications, () => ({ items: [], total: 0 })),
  handle(activity.list, () => ({ items: [], total: 0, actors: [], verbs: [] })),
);
beforeEach(() => {
  stored = draft;
  list = { fields, values: { series: null, region: 'North' } };
  sent = [];
  sessionStorage.clear();
});
const open = () => renderPage(<PostPage />, { route: paths.post.href(id), path: paths.post.path });

test('fields of the organisation are filled in beside a post, and publishing waits for a required one', async () => {
  const { user } = open();
  await screen.findByText('Ready to publish: 5 of 6');
  const missing = () => screen.queryByText(': missing')?.parentElement?.textContent;
  expect(missing()).toBe('Series: missing');
  await user.click(screen.getByRole('button', { name: 'Change more fields' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'More fields' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /Series/ }), { target: { value: 'Tides' } });
  await user.click(dialog.getByRole('button', { name: /Save fields$/ }));
  await screen.findByText('Ready to publish: 6 of 6');
  expect(sent).toEqual([{ values: { series: 'Tides' }, read: { series: null } }]);
  screen.getByText('Tides');
});

test('a change of somebody else is told and replaced only by saving again', async () => {
  server.use(
    refuse(postFields.save, 'version_conflict', {
      message: '“Series” was changed by somebody else meanwhile.',
      details: { fields, values: { series: 'Storms', region: 'North' } },
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change more fields' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'More fields' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /Series/ }), { target: { value: 'Tides' } });
  await user.click(dialog.getByRole('button', { name: /Save fields$/ }));
  await dialog.findByText(/Save again to replace that change/);
  server.use(
    handle(postFields.save, ({ body }) => {
      sent.push(body);
      return { ...list, values: { ...list.values, ...body.values } };
    }),
  );
  await user.click(dialog.getByRole('button', { name: /Save fields$/ }));
  await waitFor(() => expect(sent).toEqual([{ values: { series: 'Tides' }, read: { series: 'Storms' } }]));
});

test('a post that is closed to changes shows its fields, and one without fields shows no card', async () => {
  stored = { ...draft, status: 'approved' };
  const { unmount } = open();
  await screen.findByText('North');
  expect(screen.queryByRole('button', { name: 'Change more fields' })).not.toBeInTheDocument();
  unmount();
  list = { fields: [], values: {} };
  open();
  await screen.findByText('Ready to publish: 5 of 5');
  expect(screen.queryByText('More fields')).not.toBeInTheDocument();
});
