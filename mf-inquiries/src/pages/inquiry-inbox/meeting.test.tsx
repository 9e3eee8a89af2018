import type { InquiryMeeting } from '@rostrum/contracts';
import { inquiryMeetings } from '@rostrum/contracts/inquiries';
import {
  exampleId,
  exampleInquiryDetail,
  fireEvent,
  handle,
  refuse,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { setUpInbox } from './testing/set-up-inbox.tsx';

const { first, scene, server, openFirst, reset } = setUpInbox();
beforeEach(reset);

const inDays = (days: number) =>
  new Date(Math.floor(Date.now() / 60_000) * 60_000 + days * 86_400_000).toISOString();
const meeting = (more: Partial<InquiryMeeting> = {}): InquiryMeeting => ({
  id: exampleId(60),
  state: 'offered',
  times: [inDays(2)],
  minutes: 30,
  mode: 'video',
  place: 'https://meet.example/42',
  agreed_at: null,
  calendar: null,
  ...more,
});

test('times are offered from the menu; what was typed is kept when it is refused', async () => {
  const asked: unknown[] = [];
  server.use(
    refuse(inquiryMeetings.offer, 'version_conflict', { message: 'Somebody changed this inquiry.' }),
  );
  const { user } = openFirst();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Offer times for a meeting' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /Send$/ }));
  expect(await within(dialog).findAllByText('Offer at least one time.')).not.toEqual([]);
  const at = new Date(inDays(3));
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  const [day, time = ''] = local.split('T');
  fireEvent.change(within(dialog).getByLabelText('Time 1, day'), { target: { value: day } });
  await user.type(within(dialog).getByLabelText('Time 1, time'), time);
  await user.type(within(dialog).getByRole('textbox', { name: /Where/ }), 'Room 4');
  await user.click(within(dialog).getByRole('button', { name: /Send$/ }));
  expect(await within(dialog).findByText(/Somebody changed this inquiry/)).toBeInTheDocument();
  expect(within(dialog).getByRole('textbox', { name: /Where/ })).toHaveValue('Room 4');

  server.use(
    handle(inquiryMeetings.offer, ({ body }) => {
      asked.push(body);
      return { ...exampleInquiryDetail(first), meeting: meeting() };
    }),
  );
  await user.click(within(dialog).getByRole('button', { name: /Send$/ }));
  await waitFor(() =>
    expect(asked).toMatchObject([
      { version: 3, times: [at.toISOString()], minutes: 30, mode: 'video', place: 'Room 4' },
    ]),
  );
  expect(await screen.findByText('Waiting for the sender to choose')).toBeInTheDocument();
});

test('an agreed meeting can be taken into a calendar, and cancelled with a message', async () => {
  const told: unknown[] = [];
  scene.detail = {
    ...scene.detail,
    meeting: meeting({ state: 'agreed', agreed_at: inDays(2), calendar: 'BEGIN:VCALENDAR' }),
  };
  server.use(
    handle(inquiryMeetings.cancel, ({ body }) => {
      told.push(body);
      return { ...exampleInquiryDetail(first), meeting: null };
    }),
  );
  const { user } = openFirst();
  const link = await screen.findByRole('link', { name: 'Add to your calendar' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('BEGIN:VCALENDAR');
  expect(screen.getByRole('link', { name: 'https://meet.example/42' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel the meeting' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /Message/ }), 'Maren is ill.');
  await user.click(within(dialog).getByRole('button', { name: /Cancel the meeting$/ }));
  await waitFor(() => expect(told).toEqual([{ version: 3, text: 'Maren is ill.' }]));
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Add to your calendar' })).not.toBeInTheDocument(),
  );
});

test('a time that the sender proposes is agreed to; one that has passed is not offered', async () => {
  const agreed: unknown[] = [];
  const start = inDays(4);
  scene.detail = {
    ...scene.detail,
    type: 10,
    fields: {
      purpose: 'Tide gauges',
      mode: 'phone',
      slots: [
        { start: inDays(-1), minutes: 30 },
        { start, minutes: 45 },
      ],
    },
  };
  server.use(
    handle(inquiryMeetings.agree, ({ body }) => {
      agreed.push(body);
      return { ...exampleInquiryDetail(first), meeting: meeting({ state: 'agreed', agreed_at: start }) };
    }),
  );
  const { user } = openFirst();
  const proposed = await screen.findByRole('list', { name: 'Times that the sender proposes' });
  expect(within(proposed).getAllByRole('listitem')).toHaveLength(1);
  await user.click(within(proposed).getByRole('button', { name: /^Agree to / }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('radio', { name: 'Phone' })).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: /Agree$/ }));
  await waitFor(() => expect(agreed).toMatchObject([{ version: 3, start, mode: 'phone' }]));
});
