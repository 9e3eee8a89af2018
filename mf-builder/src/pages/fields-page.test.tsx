import { customFields, type CountedField, type FieldList } from '@rostrum/contracts/fields';
import {
  contractServer,
  fireEvent,
  handle,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { FieldsPage } from './fields-page.tsx';

const field = (number: number, label: string, more: Partial<CountedField> = {}): CountedField => ({
  id: `0198a9b2-0000-7000-8000-00000000000${number}`,
  key: label.toLowerCase().replaceAll(' ', '_'),
  kind: 'text',
  label,
  help: null,
  choices: [],
  visibility: 'public',
  is_required: false,
  is_archived: false,
  version: 1,
  used_by: 0,
  chosen: [],
  ...more,
});
const orcid = field(1, 'Orcid', { used_by: 31 });
const sites = field(2, 'Field sites', { kind: 'multiselect', choices: ['Selby'], chosen: [0] });
const union = field(3, 'Union', { visibility: 'team', is_archived: true, used_by: 2 });
let list: FieldList = { people: 64, fields: [orcid, sites, union] };
const server = contractServer(handle(customFields.list, () => list));

test('lists fields with their use, orders them by buttons and drag, and offers deletion only of unused ones', async () => {
  const orders: unknown[] = [];
  server.use(
    handle(customFields.order, ({ body }) => {
      orders.push(body.ids);
      list = {
        ...list,
        fields: body.ids.flatMap((id) => list.fields.filter((one) => one.id === id)),
      };
      return list;
    }),
    handle(customFields.archive, ({ params }) => {
      list = {
        ...list,
        fields: list.fields.map((one) => (one.id === params.id ? { ...one, is_archived: false } : one)),
      };
      return list;
    }),
  );
  const { user } = renderPage(<FieldsPage />);
  const rows = () => within(screen.getByRole('list', { name: 'Fields' })).getAllByRole('listitem');
  await screen.findByText('31 of 64 profiles');
  expect(rows().map((row) => row.textContent?.slice(0, 5))).toEqual(['Orcid', 'Field']);
  expect(screen.queryByRole('button', { name: 'Delete Orcid' })).not.toBeInTheDocument();
  screen.getByRole('button', { name: 'Delete Field sites' });

  const down = screen.getByRole('button', { name: 'Move down: Orcid' });
  await user.click(down);
  await waitFor(() => expect(rows()[1]).toHaveTextContent('Orcid'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move down: Orcid' })).toHaveFocus());
  const [first, second] = rows();
  if (!first || !second) throw new Error('A row is missing.');
  fireEvent.dragStart(second);
  fireEvent.drop(first);
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Orcid'));
  expect(orders).toEqual([
    [sites.id, orcid.id, union.id],
    [orcid.id, sites.id, union.id],
  ]);
  await user.click(screen.getByRole('button', { name: 'Restore Union' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('adds a field with choices, pasted one per line, and says what the choices lack', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(customFields.add, ({ body }) => {
      sent.push(body);
      return list;
    }),
  );
  const { user } = renderPage(<FieldsPage />);
  await user.click(await screen.findByRole('button', { name: 'Add field' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add field' }));
  expect(dialog.queryByRole('textbox', { name: /Choices/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('combobox', { name: /Kind/ }));
  await user.click(await screen.findByTitle('One choice'));
  fireEvent.change(dialog.getByRole('textbox', { name: /Label/ }), { target: { value: 'Desk' } });
  const choices = dialog.getByRole('textbox', { name: /Choices/ });
  fireEvent.change(choices, { target: { value: 'News\nNews' } });
  await user.click(dialog.getByRole('radio', { name: 'Team' }));
  dialog.getByText(/My Profile does not show it/);
  const add = dialog.getByRole('button', { name: 'Add field' });
  await user.click(add);
  await dialog.findAllByText('Write each choice once.');
  fireEvent.change(choices, { target: { value: 'News\n\nSport\n' } });
  await user.click(add);
  await waitFor(() =>
    expect(sent).toEqual([
      {
        entity: 'person',
        kind: 'select',
        label: 'Desk',
        help: null,
        choices: ['News', 'Sport'],
        visibility: 'team',
        is_required: false,
      },
    ]),
  );
});

test('fields of posts are a list of their own, under its own address and in its own words', async () => {
  const asked: unknown[] = [];
  const sent: unknown[] = [];
  let ofPosts = { people: 1, fields: [field(4, 'Series', { used_by: 1 })] };
  server.use(
    handle(customFields.list, ({ query }) => {
      asked.push(query.entity);
      return query.entity === 'post' ? ofPosts : list;
    }),
    handle(customFields.add, ({ body }) => {
      sent.push(body.entity);
      return (ofPosts = { people: 1, fields: [...ofPosts.fields, field(5, 'Region')] });
    }),
  );
  const { user } = renderPage(<FieldsPage />, { route: '/dashboard/theme/fields?entity=post' });
  await screen.findByText('1 of 1 post');
  screen.getByText(/^Posts show fields in this order/);
  await user.click(screen.getByRole('button', { name: 'Add field' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add field' }));
  dialog.getByText('Everyone who can read the post.');
  fireEvent.change(dialog.getByRole('textbox', { name: /Label/ }), { target: { value: 'Region' } });
  await user.click(dialog.getByRole('button', { name: 'Add field' }));
  await screen.findByText('Region');
  expect(sent).toEqual(['post']);
  await user.click(screen.getByRole('radio', { name: 'People' }));
  await screen.findByText('31 of 64 profiles');
  expect([...new Set(asked)]).toEqual(['post', 'person']);
});

test('a field of the inquiry form says which kinds of inquiry ask for it, and has no visibility', async () => {
  const sent: unknown[] = [];
  const asked = field(6, 'Deadline of print', { inquiry_types: [2] });
  server.use(
    handle(customFields.list, () => ({ people: 3, fields: [asked] })),
    handle(customFields.add, ({ body }) => {
      sent.push(body);
      return { people: 3, fields: [asked] };
    }),
  );
  const { user } = renderPage(<FieldsPage />, { route: '/dashboard/theme/fields?entity=inquiry' });
  await screen.findByText('Answered in 0 inquiries');
  screen.getByText('Media');
  await user.click(screen.getByRole('button', { name: 'Add field' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add field' }));
  expect(dialog.queryByRole('radio', { name: 'Team' })).not.toBeInTheDocument();
  fireEvent.change(dialog.getByRole('textbox', { name: /Label/ }), { target: { value: 'Series' } });
  await user.click(dialog.getByRole('checkbox', { name: /Required to send/ }));
  await user.click(dialog.getByRole('button', { name: 'Add field' }));
  await waitFor(() =>
    expect(sent).toEqual([
      expect.objectContaining({ entity: 'inquiry', label: 'Series', is_required: true, inquiry_types: [] }),
    ]),
  );
});

test('a field of posts is public or the team’s: those who write posts are the team', async () => {
  server.use(handle(customFields.list, () => ({ people: 3, fields: [] })));
  const { user } = renderPage(<FieldsPage />, { route: '/dashboard/theme/fields?entity=post' });
  await screen.findByText('No fields yet');
  await user.click(screen.getByRole('button', { name: 'Add field' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add field' }));
  expect(dialog.getByRole('radio', { name: 'Public' })).toBeInTheDocument();
  expect(dialog.getByRole('radio', { name: 'Team' })).toBeInTheDocument();
  expect(dialog.queryByRole('radio', { name: 'Organisation' })).not.toBeInTheDocument();
});
