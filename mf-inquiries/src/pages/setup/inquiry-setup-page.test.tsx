import {
  inquiryRetention,
  inquirySetup,
  legalHolds,
  mailingLists,
  publicHolidays,
  usualHours,
  usualScreening,
  usualTypes,
  type LegalHold,
  type OrganisationHold,
} from '@rostrum/contracts/inquiries';
import {
  contractServer,
  exampleId,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { InquirySetupPage } from './inquiry-setup-page.tsx';
import { saved, setupAsItComes } from './testing/setup-as-it-comes.ts';

const asItComes: typeof setupAsItComes = {
  ...setupAsItComes,
  types: {
    ...setupAsItComes.types,
    value: {
      ...usualTypes,
      types: usualTypes.types.map((type) => ({ ...type, enabled: [1, 2, 7].includes(type.type) })),
    },
  },
};
const tried: unknown[] = [];
let state = asItComes;
const hold: LegalHold = {
  id: exampleId(20),
  ref: 'INQ-7K2M9',
  subject: 'Storm surge barriers',
  reason: 'Case 12/26',
  by: 'Jonah Petrie',
  at: new Date().toISOString(),
  closed_at: null,
};
let holds: LegalHold[] = [];
let everything: OrganisationHold | null = null;
beforeEach(() => {
  everything = null;
  holds = [];
  state = asItComes;
});
const server = contractServer(
  handle(inquirySetup.get, () => state),
  handle(publicHolidays.list, ({ query }) => ({
    items:
      query.region === 'SCT'
        ? [{ date: '2027-11-30', name: "St Andrew's Day" }]
        : [
            { date: '2026-12-25', name: 'Christmas Day' },
            { date: '2027-01-01', name: "New Year's Day" },
          ],
    regions: [{ code: 'SCT', name: 'Scotland' }],
  })),
  handle(inquirySetup.saveHours, ({ body }) => {
    state = { ...state, hours: saved(body) };
    return state;
  }),
  handle(inquirySetup.saveTypes, ({ body }) => {
    state = { ...state, types: saved(body) };
    return state;
  }),
  handle(inquirySetup.saveRouting, ({ body }) => {
    state = { ...state, routing: saved(body) };
    return state;
  }),
  handle(inquirySetup.saveTemplates, () => {
    throw new Error('A template with an unknown variable must not be sent.');
  }),
  handle(inquirySetup.saveRetention, ({ body }) => {
    state = { ...state, retention: saved(body) };
    return state;
  }),
  handle(inquiryRetention.preview, ({ query }) => ({
    at: '2026-11-24T02:23:00Z',
    inquiries: query.inquiry_days === 730 ? 14 : 0,
    spam: 1,
    files: 0,
    on_hold: holds.length,
  })),
  handle(legalHolds.list, () => ({ items: holds, total: holds.length, organisation: everything })),
  handle(legalHolds.setAll, ({ body }) => (everything = { ...body, by: hold.by, at: hold.at })),
  handle(legalHolds.liftAll, () => {
    everything = null;
    return { lifted: true as const };
  }),
  handle(legalHolds.set, ({ body }) => {
    holds = body.refs.map((ref, index) => ({ ...hold, id: exampleId(20 + index), ref, reason: body.reason }));
    return { held: body.refs, already: [] };
  }),
  handle(legalHolds.lift, ({ params }) => {
    holds = holds.filter(({ id }) => id !== params.id);
    return { ref: hold.ref };
  }),
  handle(mailingLists.fitting, () => ({
    items: [{ id: exampleId(9), name: 'Media desk', mode: 'each' as const, is_paused: false, addresses: 4 }],
  })),
  handle(inquirySetup.try, ({ body }) => {
    tried.push(body);
    return {
      is_offered: true,
      rule: { words: 'domain list.example', outcome: 'blocked' as const },
      verdict: {
        label: 'spam' as const,
        queue: 'spam' as const,
        score: 0.97,
        threshold: 0.85,
        category: 'list_seller' as const,
      },
      told: ['Wren Abiola', 'Jonah Petrie'],
      routed_by: 1,
      assignee: { id: exampleId(1), name: 'Wren Abiola' },
      priority: 'low' as const,
      reply_due_at: '2026-11-24T10:00:00Z',
      open: { total: 3, due_moved: 2, routed_elsewhere: 1 },
    };
  }),
);
const open = () => renderPage(<InquirySetupPage />, { route: '/dashboard/inquiries/setup' });
const sectionOf = async (name: string) => within(await screen.findByRole('form', { name }));

test('types are switched off, moved and renamed, and saved together; what was not saved is guarded', async () => {
  const { user } = open();
  const section = await sectionOf('Types');
  const save = section.getByRole('button', { name: 'Save types' });
  expect(save).toBeDisabled();
  await user.click(section.getByRole('switch', { name: 'Offer Donor' }));
  await user.click(section.getByRole('button', { name: 'Move Speaking up' }));
  await user.click(section.getByText('Words and fields of Media'));
  await user.type(section.getAllByLabelText('Name on the form')[1] as HTMLElement, 'Press');
  await user.type(section.getByLabelText('Thank-you text'), 'Thank you.');
  await user.type(section.getByLabelText('Consent text'), 'We keep it for a year.');
  await user.click(save);
  await waitFor(() => expect(state.types.version).toBe(1));
  const { types, thanks, consent } = state.types.value;
  expect(types.slice(0, 2)).toMatchObject([{ type: 1 }, { type: 2, label: 'Press' }]);
  expect(types.find(({ type }) => type === 7)?.enabled).toBe(false);
  expect([thanks, consent]).toEqual(['Thank you.', 'We keep it for a year.']);
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

test('a routing rule is added, tried before it is saved, and saved by itself', async () => {
  const { user } = open();
  const routing = await sectionOf('Routing');
  await user.click(routing.getByRole('button', { name: 'Add routing rule' }));
  await user.click(routing.getByRole('button', { name: 'Save routing' }));
  expect(await routing.findByRole('link', { name: 'Choose who takes it.' })).toBeVisible();
  const choose = async (label: string, option: string) => {
    await user.click(routing.getByLabelText(label));
    await user.click(await screen.findByTitle(option));
  };
  await choose('Departments of rule 1', 'Law');
  await choose('Who takes what rule 1 fits', 'Wren Abiola');
  const rule = { departments: ['Law'], assignee_id: exampleId(1), enabled: true };

  const bench = await sectionOf('Test bench');
  await user.click(bench.getByRole('button', { name: 'Try it' }));
  expect(await screen.findByText('Wren Abiola gets it')).toBeVisible();
  expect(screen.getByText('Routing rule 1, once it is released')).toBeVisible();
  expect(screen.getByText('Screening holds it: List seller')).toBeVisible();
  expect(screen.getByText('Once it is released: Wren Abiola, Jonah Petrie.')).toBeVisible();
  expect(await screen.findByText('Media desk: 4 addresses, at once')).toBeVisible();
  expect(screen.getByText('First reply due Tue 24 Nov, 10:00 GMT')).toBeVisible();
  expect(tried).toMatchObject([{ routing: { rules: [rule] }, hours: usualHours, screening: usualScreening }]);
  expect(state.routing.version).toBe(0);

  await user.click(routing.getByRole('button', { name: 'Save routing' }));
  await waitFor(() => expect(state.routing.version).toBe(1));
  expect(state.routing.value.rules).toMatchObject([rule]);

  const templates = await sectionOf('Templates');
  await user.click(templates.getByRole('button', { name: 'Add template' }));
  await user.type(templates.getByLabelText('Name of template 1'), 'Thanks');
  await user.type(templates.getByLabelText('Text of template 1'), 'Dear {{{{first}}');
  await user.click(templates.getByRole('button', { name: 'Save templates' }));
  expect(await templates.findByText(/\{\{first\}\} stands for nothing/)).toBeVisible();
});

test('public holidays are chosen by country, and only days that are not on the list are added', async () => {
  const christmas = { date: '2026-12-25', name: 'Closed for Christmas' };
  state = { ...asItComes, hours: saved({ version: 0, value: { ...usualHours, closed: [christmas] } }) };
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add public holidays' }));
  const picker = within(screen.getByRole('region', { name: 'Public holidays' }));
  await user.click(picker.getByRole('combobox', { name: 'Country' }));
  await user.keyboard('United Kingdom');
  await user.click((await screen.findAllByTitle('United Kingdom')).at(-1) as HTMLElement);
  expect(await picker.findByText("1 January 2027: New Year's Day")).toBeVisible();
  expect(picker.queryByText(/Christmas Day/)).toBeNull();
  await user.click(picker.getByRole('button', { name: 'Add 1 day' }));
  const hours = await sectionOf('Business hours');
  await user.click(hours.getByRole('button', { name: 'Save business hours' }));
  await waitFor(() =>
    expect(state.hours.value.closed).toEqual([christmas, { date: '2027-01-01', name: "New Year's Day" }]),
  );
});

test('retention says before it is saved what it would erase, and what is on hold stays', async () => {
  const { user } = open();
  const section = await sectionOf('Retention');
  const choose = async (label: string, option: string) => {
    await user.click(section.getByLabelText(label));
    await user.click((await screen.findAllByTitle(option)).at(-1) as HTMLElement);
  };
  expect(section.getByText('Everything is kept without an end. Nothing is erased.')).toBeVisible();
  const holdCard = within(screen.getByRole('region', { name: 'Legal hold' }));
  expect(await holdCard.findByText('No inquiry is on legal hold.')).toBeVisible();
  await user.click(holdCard.getByRole('button', { name: 'Put on hold' }));
  const dialog = within(await screen.findByRole('dialog'));
  server.use(
    refuse(legalHolds.set, 'invalid_input', {
      fields: [{ path: 'refs', code: 'invalid', message: 'There is no inquiry INQ-NONE.' }],
    }),
  );
  await user.type(dialog.getByLabelText('References'), 'INQ-NONE');
  await user.type(dialog.getByLabelText('Reason'), 'Case 12/26');
  await user.click(dialog.getByRole('button', { name: 'Put on hold' }));
  expect((await dialog.findAllByText('There is no inquiry INQ-NONE.'))[0]).toBeVisible();
  server.resetHandlers();
  await user.clear(dialog.getByLabelText('References'));
  await user.type(dialog.getByLabelText('References'), 'INQ-7K2M9, INQ-8');
  // Its sign of waiting, which leaves with a motion, may still be part of its name.
  await user.click(dialog.getByRole('button', { name: /Put on hold$/ }));
  expect(await holdCard.findByRole('link', { name: 'INQ-8' })).toBeVisible();
  expect(holdCard.getAllByText('Case 12/26')).toHaveLength(2);

  await choose('Keep closed inquiries for', '2 years');
  expect(await section.findByText('14 closed inquiries and 1 spam inquiry')).toBeVisible();
  expect(section.getByText('2 more are over their time and stay: they are on legal hold.')).toBeVisible();
  await choose('Keep their files for', '3 years');
  await user.click(section.getByRole('button', { name: 'Save retention' }));
  expect(await section.findByText(/Files go with their inquiry at the latest/)).toBeVisible();
  expect(state.retention.version).toBe(0);
  await choose('Keep their files for', '90 days');
  await user.click(section.getByRole('button', { name: 'Save retention' }));
  await waitFor(() =>
    expect(state.retention.value).toEqual({ inquiry_days: 730, file_days: 90, spam_days: null }),
  );

  await user.click(holdCard.getByRole('button', { name: 'Lift the hold of INQ-8' }));
  await user.click(await screen.findByRole('button', { name: 'Lift hold' }));
  await waitFor(() => expect(holdCard.queryByRole('link', { name: 'INQ-8' })).toBeNull());
});

test('the whole organisation is put on legal hold with a reason, and the hold is lifted after a question', async () => {
  const { user } = open();
  await sectionOf('Retention');
  const holdCard = within(screen.getByRole('region', { name: 'Legal hold' }));
  await user.click(await holdCard.findByRole('button', { name: 'Hold everything' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Hold everything' }));
  expect((await dialog.findAllByText('Enter why everything must be kept.'))[0]).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'Inquiry of the regulator');
  await user.click(dialog.getByRole('button', { name: /Hold everything$/ }));
  expect(await holdCard.findByText('Everything is on legal hold')).toBeVisible();
  expect(holdCard.getByText('Inquiry of the regulator')).toBeVisible();
  await user.click(holdCard.getByRole('button', { name: 'Lift the hold of everything' }));
  await user.click(await screen.findByRole('button', { name: 'Lift hold' }));
  expect(await holdCard.findByRole('button', { name: 'Hold everything' })).toBeVisible();
});
