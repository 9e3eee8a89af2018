import {
  events,
  guestInquiries,
  guestUploads,
  publicPerson,
  publicProfiles,
  trackedInquiry,
  upload,
} from '@rostrum/contracts';
import {
  acceptUploadContent,
  contractServer,
  example,
  exampleId,
  handle,
  renderPage,
  screen,
  waitFor,
  within,
} from '@rostrum/test-support';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { ExpertPage } from './expert-page.tsx';
import { TrackInquiryPage } from './track-inquiry-page.tsx';

const token = 'abcdefghijklmnopqrstuvwxyz';
const file = new File(['12345'], 'study.pdf');
let sent: unknown[] = [];
let keys: string[] = [];
let fault: 'wrong_type' | null = null;
const expert = example(publicPerson, { username: 'maren', kind: 'expert' });
const offered = (type: 2 | 5) => ({ type, label: '', intro: '', required: [] });
const inquiry_form = { thanks: '', consent: '', types: [offered(2), offered(5)] };
const announced = (name: string) => example(upload, { id: exampleId(7), name, size: 5, state: 'receiving' });
contractServer(
  handle(publicProfiles.person, () => ({
    ...expert,
    organisation: { ...expert.organisation, inquiry_form },
  })),
  handle(publicProfiles.organisation, () => example(publicProfiles.organisation.response)),
  handle(events.reportAll, () => ({ recorded: 1 })),
  handle(guestInquiries.get, () =>
    example(trackedInquiry, { subject: 'Storm surge barriers', status: 'received', may_reply: true }),
  ),
  handle(guestInquiries.send, ({ body: { type, attachments, attachments_key } }) => {
    sent.push({ type, attachments, attachments_key });
    return {
      id: exampleId(1),
      ref: 'INQ-7K2M9',
      tracking_path: `/inquiries/track/${token}`,
      desk_phone: null,
    };
  }),
  handle(guestInquiries.reply, ({ body }) => {
    sent.push(body);
    return example(trackedInquiry, { subject: 'Storm surge barriers', may_reply: true });
  }),
  handle(guestUploads.create, ({ params, body }) => {
    keys.push(params.key);
    return announced(body.name);
  }),
  handle(guestUploads.get, () => ({
    ...announced('study.pdf'),
    state: fault ? ('refused' as const) : ('ready' as const),
    fault,
  })),
  handle(guestUploads.remove, () => ({ removed: true })),
  ...acceptUploadContent(5),
);
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  keys = [];
  fault = null;
});

test('a guest attaches a file to a later message; a refused one is named and the message stays', async () => {
  const { user } = renderPage(<TrackInquiryPage />, {
    route: `/inquiries/track/${token}`,
    path: paths.track.path,
    session: null,
  });
  const message = await screen.findByRole('textbox', { name: /^Add something for/ });
  await user.type(message, 'Here it is.');
  fault = 'wrong_type';
  await user.upload(screen.getByLabelText('Files from your device'), new File(['12345'], 'page.pdf'));
  expect(await screen.findByText(/page\.pdf: This kind of file is not taken/)).toBeInTheDocument();
  expect(message).toHaveValue('Here it is.');
  fault = null;
  await user.upload(screen.getByLabelText('Files from your device'), file);
  expect(await screen.findByRole('button', { name: 'Remove study.pdf' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Send/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    body: 'Here it is.',
    attachments: [exampleId(7)],
    attachments_key: expect.stringMatching(/^[\w-]{43}$/) as string,
  });
  expect(new Set(keys)).toEqual(new Set([(sent[0] as { attachments_key: string }).attachments_key]));
});

test('a guest attaches a file to an inquiry, and is asked once who they write for', async () => {
  const { user } = renderPage(<ExpertPage />, {
    route: '/experts/maren',
    path: paths.expert.path,
    session: null,
  });
  const form = within(await screen.findByRole('region', { name: 'Send an inquiry' }));
  expect(await form.findByText('You get a tracking link at once. No account needed.')).toBeInTheDocument();
  await user.click(form.getByRole('radio', { name: 'Media' }));
  expect(form.queryByLabelText(/^Your organisation/)).toBeNull();
  expect(form.queryByLabelText(/^Job title/)).toBeNull();
  await user.type(form.getByLabelText('Outlet'), 'The Courier');
  await user.click(form.getByRole('radio', { name: 'General' }));
  expect(form.getByLabelText(/^Your organisation/)).toHaveValue('The Courier');
  await user.upload(form.getByLabelText('Files from your device'), file);
  expect(await form.findByRole('button', { name: 'Remove study.pdf' })).toBeInTheDocument();
  const fill = async (label: string, text: string) => {
    await user.click(form.getByLabelText(label));
    await user.paste(text);
  };
  await fill('What do you want to ask?', 'Does the barrier still hold at a surge in 2050?');
  await fill('First name', 'Callum');
  await fill('Last name', 'Reyes');
  await fill('Email', 'callum@meridian.example');
  await user.selectOptions(form.getByLabelText('Country'), 'GB');
  await user.click(form.getByLabelText(/may use these details/));
  await user.click(form.getByRole('button', { name: /Send to [^,]*$/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ type: 5, attachments: [exampleId(7)], attachments_key: keys[0] });
});
