import { inquirySetup, legalHolds } from '@rostrum/contracts/inquiries';
import {
  contractServer,
  exampleId,
  handle,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
} from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { InquirySetupPage } from './inquiry-setup-page.tsx';
import { saved, setupAsItComes } from './testing/setup-as-it-comes.ts';

let state = setupAsItComes;
contractServer(
  handle(inquirySetup.get, () => state),
  handle(legalHolds.list, () => ({ items: [], total: 0, organisation: null })),
  handle(inquirySetup.saveClearances, ({ body }) => {
    state = { ...state, clearances: saved(body) };
    return state;
  }),
);

test('replies of a type are cleared by steps that name who gives them', async () => {
  renderPage(<InquirySetupPage />, { route: '/dashboard/inquiries/setup' });
  const user = userEvent.setup();
  const form = await screen.findByRole('form', { name: 'Clearances' });
  const save = within(form).getByRole('button', { name: /Save clearances$/ });
  await user.click(within(form).getByRole('button', { name: /Add clearances$/ }));
  await user.click(save);
  for (const fault of [
    'Choose a type.',
    'Enter what it is cleared for, like Legal.',
    'Choose who clears it.',
  ])
    expect(within(form).getAllByText(fault).length).toBeGreaterThan(0);
  await user.click(within(form).getByRole('combobox', { name: 'Types of clearances 1' }));
  await user.click(await screen.findByText('Media', { selector: '.ant-select-item-option-content' }));
  await user.type(within(form).getByRole('textbox', { name: 'Step 1 of clearances 1' }), 'Legal');
  await user.click(within(form).getByRole('combobox', { name: 'Who clears step 1 of clearances 1' }));
  await user.click(await screen.findByText('Wren Abiola', { selector: '.ant-select-item-option-content' }));
  await user.click(save);
  await waitFor(() =>
    expect(state.clearances?.value.plans).toMatchObject([
      { types: [2], steps: [{ name: 'Legal', approver_id: exampleId(1) }], is_required: true },
    ]),
  );
});
