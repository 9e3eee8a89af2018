import { inquirySetup, legalHolds, usualRota } from '@rostrum/contracts/inquiries';
import {
  contractServer,
  exampleId,
  handle,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { InquirySetupPage } from './inquiry-setup-page.tsx';
import { saved, setupAsItComes } from './testing/setup-as-it-comes.ts';

const wren = { id: exampleId(1), name: 'Wren Abiola' };
const cleo = { id: exampleId(2), name: 'Cleo Hart' };
let state: typeof setupAsItComes = {
  ...setupAsItComes,
  desk: [wren, cleo],
  duty: {
    now: { member: cleo, because: 'swap' },
    changes_at: '2026-11-26T17:00:00Z',
    next: { member: wren, because: 'escalation' },
  },
};
contractServer(
  handle(inquirySetup.get, () => state),
  handle(legalHolds.list, () => ({ items: [], total: 0, organisation: null })),
  handle(inquirySetup.saveRota, ({ body }) => {
    state = { ...state, rota: saved(body) };
    return state;
  }),
  handle(inquirySetup.saveRouting, ({ body }) => {
    state = { ...state, routing: saved(body) };
    return state;
  }),
);
const open = () => renderPage(<InquirySetupPage />, { route: '/dashboard/inquiries/setup' });
const sectionOf = async (name: string) => within(await screen.findByRole('form', { name }));

test('a rota says who is on duty, names its gaps before it is saved, and refuses a swap of another day', async () => {
  const { user } = open();
  const section = await sectionOf('Rota');
  expect(section.getByText('Cleo Hart (swapped)')).toBeVisible();
  expect(section.getByText('From Thu 26 Nov, 17:00 GMT: Wren Abiola (escalation contact)')).toBeVisible();
  const choose = async (label: string, option: string) => {
    await user.click(section.getByLabelText(label));
    await user.click((await screen.findAllByTitle(option)).at(-1) as HTMLElement);
  };
  const type = async (label: string, value: string) => {
    await user.clear(section.getByLabelText(label));
    await user.type(section.getByLabelText(label), value);
  };
  const addShift = section.getByRole('button', { name: 'Add shift' });
  await user.click(addShift);
  await choose('Who has shift 1', 'Wren Abiola');
  for (let day = 1; day < 5; day += 1) await user.click(addShift);
  // Each begins as the one before it, on the next day of work.
  expect(section.queryByText('No one is on duty in some business hours')).toBeNull();
  await type('End of shift 1', '16:00');
  expect(section.getByText('Monday 16:00 to 17:00')).toBeVisible();
  expect(section.getByText('What arrives then stays unassigned.')).toBeVisible();
  await choose('Escalation contact', 'Cleo Hart');
  expect(section.getByText('What arrives then goes to Cleo Hart, the escalation contact.')).toBeVisible();

  await user.click(section.getByRole('button', { name: 'Add swap' }));
  await type('Day of swap 1', '2026-12-01');
  await choose('Who takes swap 1', 'Cleo Hart');
  await user.click(section.getByRole('button', { name: 'Save rota' }));
  expect(await section.findByText(/^Choose a Monday/)).toBeVisible();
  expect(state.rota?.version).toBe(0);
  await type('Day of swap 1', '2026-11-30');
  await user.click(section.getByRole('button', { name: 'Save rota' }));
  await waitFor(() => expect(state.rota?.version).toBe(1));
  const { shifts, swaps, escalation_id } = state.rota?.value ?? usualRota;
  expect(shifts.map(({ day, from, to }) => `${day} ${from} ${to}`)).toEqual([
    '0 09:00 16:00',
    '1 09:00 17:00',
    '2 09:00 17:00',
    '3 09:00 17:00',
    '4 09:00 17:00',
  ]);
  expect(swaps).toEqual([{ date: '2026-11-30', shift_id: shifts[0]?.id, member_id: cleo.id }]);
  expect(escalation_id).toBe(cleo.id);

  // A shift takes its swaps along, and routing may name whoever is on duty.
  await user.click(section.getByRole('button', { name: /^Remove shift 1/ }));
  expect(section.queryByLabelText('Day of swap 1')).toBeNull();
  const routing = await sectionOf('Routing');
  await user.click(routing.getByLabelText('Who takes everything else'));
  await user.click((await screen.findAllByTitle('Person on duty')).at(-1) as HTMLElement);
  await user.click(routing.getByRole('button', { name: 'Save routing' }));
  await waitFor(() => expect(state.routing.value.otherwise).toEqual({ assignee_id: null, on_duty: true }));
});
