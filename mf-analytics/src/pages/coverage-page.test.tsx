import { people, personSummary } from '@rostrum/contracts';
import { coverage } from '@rostrum/contracts/analytics';
import { contractServer, example, handle, renderPage, screen, waitFor, within } from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { CoveragePage } from './coverage-page.tsx';

const list = {
  ...example(coverage.list.response),
  period: { from: '2026-11-18', to: '2026-11-19', timezone: 'Europe/London', before: null },
  items: [],
  total: 0,
  awaited: [
    {
      id: crypto.randomUUID(),
      ref: 'INQ-1',
      subject: 'The surge',
      outlet: 'Selby Courier',
      closed_at: '2026-11-18T10:00:00.000Z',
      experts: [{ username: 'maren', name: 'Maren Okonjo-Hale' }],
    },
  ],
};
const bram = { ...example(personSummary), username: 'bram', name: 'Bram Oyelaran', job_title: '' };
const searched: (string | undefined)[] = [];
let added: unknown;
let drawn: string | undefined;
contractServer(
  handle(coverage.list, () => list),
  handle(coverage.pdf, ({ query }) => {
    drawn = query.range;
    return { file_name: 'coverage.pdf', pdf: btoa('%PDF-1') };
  }),
  handle(people.list, ({ query }) => {
    searched.push(query.q);
    return { ...example(people.list.response), items: [bram], total: 1 };
  }),
  handle(coverage.add, ({ body }) => {
    added = body;
    return { id: crypto.randomUUID() };
  }),
);

test('the expert of coverage is chosen by name, and the one who was asked stands there already', async () => {
  const { user } = renderPage(<CoveragePage />, { route: '/dashboard/analytics/coverage' });
  await user.click(await screen.findByRole('button', { name: 'Add coverage of INQ-1' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Maren Okonjo-Hale')).toBeInTheDocument();
  await user.type(dialog.getByRole('combobox', { name: /Expert/ }), 'bra');
  await waitFor(() => expect(searched.at(-1)).toBe('bra'));
  await user.click(await screen.findByTitle('Bram Oyelaran'));
  await user.type(dialog.getByLabelText(/^Link/), 'courier.example/surge');
  await user.click(dialog.getByRole('button', { name: 'Add coverage' }));
  await waitFor(() =>
    expect(added).toMatchObject({ username: 'bram', url: 'https://courier.example/surge' }),
  );
});

test('the coverage of the chosen days is saved as a PDF', async () => {
  const { createObjectURL, revokeObjectURL } = URL;
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  try {
    const { user } = renderPage(<CoveragePage />, { route: '/dashboard/analytics/coverage?range=90d' });
    await user.click(await screen.findByRole('button', { name: 'Coverage as PDF' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect([drawn, await saved[0]?.text()]).toEqual(['90d', '%PDF-1']);
  } finally {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  }
});

test('an inquiry leads to its coverage, which the profile lists when that is chosen', async () => {
  const [inquiry] = list.awaited;
  const { user } = renderPage(<CoveragePage />, {
    route: `/dashboard/analytics/coverage?inquiry=${inquiry?.id}`,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Coverage of INQ-1' }));
  await user.type(dialog.getByLabelText(/^Link/), 'courier.example/surge');
  await user.type(dialog.getByLabelText(/^Title/), 'The surge');
  await user.click(dialog.getByRole('combobox', { name: /^On the expert’s profile/ }));
  await user.click(await screen.findByTitle('Listed as Radio'));
  await user.click(dialog.getByRole('button', { name: 'Add coverage' }));
  await waitFor(() =>
    expect(added).toMatchObject({ username: 'maren', title: 'The surge', profile_type: 'radio' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.search).not.toContain('inquiry');
});
