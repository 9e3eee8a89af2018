import { events, guestInquiries, publicPerson, publicProfiles } from '@rostrum/contracts';
import {
  contractServer,
  example,
  handle,
  refuse,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { ExpertPage } from './expert-page.tsx';

const expert = example(publicPerson, { username: 'maren', kind: 'expert', name: 'Maren Hale' });
const inquiry_form = {
  thanks: 'The press office reads it today.',
  consent: 'The press office alone reads it.',
  types: [
    { type: 5 as const, label: 'Ask us', intro: 'Say what it is about.', required: ['phone'] },
    { type: 2 as const, label: '', intro: '', required: [] },
  ],
};
const receipt = {
  id: '00000000-0000-7000-8000-000000000001',
  ref: 'INQ-7K2M9',
  tracking_path: '/inquiries/track/abcdefghijklmnopqrstuvwxyz',
  desk_phone: null,
};
const sent: unknown[] = [];
const server = contractServer(
  handle(publicProfiles.person, () => ({
    ...expert,
    organisation: { ...expert.organisation, inquiry_form },
  })),
  handle(events.reportAll, () => ({ recorded: 1 })),
  handle(guestInquiries.send, ({ body }) => {
    sent.push(body.own_fields);
    return receipt;
  }),
);
test('the organisation decides which types are offered, in which words, and what is required', async () => {
  const { user } = renderPage(<ExpertPage />, {
    route: '/experts/maren',
    path: paths.expert.path,
    session: null,
  });
  const form = within(await screen.findByRole('region', { name: 'Send an inquiry' }));
  expect(await form.findByRole('radio', { name: 'Ask us' })).toBeChecked();
  expect(within(form.getByRole('group', { name: 'Kind of inquiry' })).getAllByRole('radio')).toHaveLength(2);
  expect(form.getByText('Say what it is about.')).toBeVisible();
  expect(form.getByText('The press office alone reads it.')).toBeVisible();
  const fill = async (label: string, text: string) => {
    await user.click(form.getByLabelText(label));
    await user.paste(text);
  };
  await fill('Subject (optional)', 'Storm surges');
  await fill('What do you want to ask?', 'Does the barrier still hold at a surge in 2050?');
  await fill('First name', 'Callum');
  await fill('Last name', 'Reyes');
  await fill('Email', 'callum@meridian.example');
  await user.selectOptions(form.getByLabelText('Country'), 'GB');
  await user.click(form.getByLabelText(/may use these details/));
  await user.click(form.getByRole('button', { name: /Send to [^,]*$/ }));
  expect(await screen.findByRole('link', { name: /^Phone: Enter phone/ })).toBeVisible();
  await fill('Phone', '01632 960 000');
  await user.click(form.getByRole('button', { name: /Send to [^,]*$/ }));
  expect(await screen.findByText('The press office reads it today.')).toBeVisible();
});

test('fields that the organisation added are asked, a missing one is named, and what the server refuses stands at its field', async () => {
  const asked = { help: null, choices: [], required: false, types: [] };
  server.use(
    handle(publicProfiles.person, () => ({
      ...expert,
      organisation: {
        ...expert.organisation,
        company_username: 'northmere',
        inquiry_form,
        inquiry_fields: [
          {
            ...asked,
            key: 'series',
            label: 'Series',
            help: 'Of your programme.',
            kind: 'line' as const,
            required: true,
          },
          {
            ...asked,
            key: 'paid',
            label: 'Paid',
            kind: 'choice' as const,
            choices: ['Yes', 'No'],
            types: [2 as const],
          },
        ],
      },
    })),
    refuse(guestInquiries.send, 'invalid_input', {
      message: 'Some answers need another look.',
      fields: [{ path: 'own_fields.series', code: 'invalid', message: 'Use at most 200 characters.' }],
    }),
  );
  const { user } = renderPage(<ExpertPage />, {
    route: '/experts/maren',
    path: paths.expert.path,
    session: null,
  });
  const form = within(await screen.findByRole('region', { name: 'Send an inquiry' }));
  const fill = async (label: string, text: string) => {
    await user.click(await form.findByLabelText(label));
    await user.paste(text);
  };
  await fill('What do you want to ask?', 'Does the barrier still hold at a surge in 2050?');
  await fill('First name', 'Callum');
  await fill('Last name', 'Reyes');
  await fill('Email', 'callum@meridian.example');
  await fill('Phone', '01632 960 000');
  await user.selectOptions(form.getByLabelText('Country'), 'GB');
  await user.click(form.getByLabelText(/may use these details/));
  const send = () => user.click(form.getByRole('button', { name: /Send to [^,]*$/ }));
  expect(form.queryByLabelText(/^Paid/)).not.toBeInTheDocument();
  form.getByText('Of your programme.');
  await send();
  expect(await screen.findByRole('link', { name: 'Series: Enter series.' })).toBeVisible();
  await fill('Series', 'Tides');
  await send();
  expect(await screen.findByRole('link', { name: 'Series: Use at most 200 characters.' })).toBeVisible();
  server.use(
    handle(guestInquiries.send, ({ body }) => {
      sent.push(body.own_fields);
      return receipt;
    }),
  );
  await fill('Series', ' of spring');
  await send();
  await waitFor(() => expect(sent.at(-1)).toEqual({ series: 'Tides of spring' }));
});
