import { inquirySetup, usualTypes, type InquirySetupState } from '@rostrum/contracts/inquiries';
import {
  contractServer,
  exampleId,
  handle,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { InquirySetupPage } from './inquiry-setup-page.tsx';

const unsaved = { version: 0, changed: null };
const asItComes: InquirySetupState = {
  timezone: 'Europe/London',
  desk: [{ id: exampleId(1), name: 'Wren Abiola' }],
  types: {
    ...unsaved,
    value: {
      ...usualTypes,
      types: usualTypes.types.map((type) => ({ ...type, enabled: [1, 2, 7].includes(type.type) })),
    },
  },
};
let state = asItComes;
beforeEach(() => {
  state = asItComes;
});
const changed = { by: 'Jonah Petrie', at: new Date().toISOString() };
const server = contractServer(
  handle(inquirySetup.get, () => state),
  handle(inquirySetup.saveTypes, ({ body }) => {
    state = { ...state, types: { version: body.version + 1, value: body.value, changed } };
    return state;
  }),
);
const open = () => renderPage(<InquirySetupPage />, { route: '/dashboard/inquiries/setup' });
const sectionOf = async (name: string) => within(await screen.findByRole('form', { name }));

test('types are switched off, moved and renamed, and saved together; what was not saved is guarded', async () => {
  void server;
  const { user } = open();
  const section = await sectionOf('Types');
  const save = section.getByRole('button', { name: 'Save types' });
  expect(save).toBeDisabled();
  await user.click(section.getByRole('switch', { name: 'Offer Donor' }));
  await user.click(section.getByRole('button', { name: 'Move Speaking up' }));
  await user.click(section.getByText('Words and fields of Media'));
  await user.type(section.getAllByLabelText('Name on the form')[1] as HTMLElement, 'Press');
  await user.type(section.getByLabelText('Thank-you text'), 'Thank you.');
  await user.click(save);
  await waitFor(() => expect(state.types.version).toBe(1));
  const { types, thanks } = state.types.value;
  expect(types.slice(0, 2)).toMatchObject([{ type: 1 }, { type: 2, label: 'Press' }]);
  expect(types.find(({ type }) => type === 7)?.enabled).toBe(false);
  expect(thanks).toBe('Thank you.');
  await waitFor(() => expect(section.getByText(/Last change by Jonah Petrie/)).toBeVisible());
  expect(save).toBeDisabled();

  // At least one stays on: the section says so and sends nothing.
  for (const control of section.getAllByRole('switch', { checked: true })) await user.click(control);
  await user.click(save);
  expect(await section.findByText('Leave at least one type on.')).toBeVisible();
  expect(state.types.version).toBe(1);
  await user.click(section.getByRole('button', { name: 'Discard' }));
  expect(section.getByRole('switch', { name: 'Offer Media' })).toBeChecked();
});
