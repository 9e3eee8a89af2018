import { account } from '@rostrum/contracts';
import { contractServer, handle, refuse } from '@rostrum/test-support';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { SignInApp } from '../sign-in-app.tsx';

const server = contractServer();
const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => void vi.stubGlobal('requestIdleCallback', vi.fn()));

test('a seeker: six types, four fields, the target is kept, and no word of accounts that exist', async () => {
  const sent = vi.fn();
  server.use(
    handle(account.signUpSeeker, ({ body }) => {
      sent(body);
      return { acknowledged: true as const };
    }),
  );
  window.history.replaceState(null, '', '/signup?callbackUrl=%2Fexperts%2Fmaren');
  render(<SignInApp />);
  expect(await screen.findAllByRole('radio')).toHaveLength(6);

  await press('Create account');
  await screen.findByText('Choose what you are. “Other” is fine.');
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Journalist/Media Professional' }));
  await userEvent.type(await field('First name'), 'Callum');
  await userEvent.type(await field('Last name'), 'Strand');
  await userEvent.type(await field('Work email'), 'callum@meridian.example');
  await userEvent.type(await field(/^Outlet/), 'The Meridian Ledger');
  await press('Create account');

  await screen.findByRole('heading', { name: 'Check your mail' });
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    seeker_type: 'media',
    firstname: 'Callum',
    lastname: 'Strand',
    email: 'callum@meridian.example',
    organization: 'The Meridian Ledger',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    callback_url: '/experts/maren',
  });
  expect(document.body).toHaveTextContent('We sent a link to callum@meridian.example');
});

test('a seeker may set a password; what the server finds wrong stands beside its field, all else is kept', async () => {
  server.use(
    refuse(account.signUpSeeker, 'invalid_input', {
      fields: [{ path: 'password', code: 'weak', message: 'This password is too easy to guess.' }],
    }),
  );
  window.history.replaceState(null, '', '/signup');
  render(<SignInApp />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Other' }));
  await userEvent.type(await field('First name'), 'Rosa');
  await userEvent.type(await field('Last name'), 'Whitfield');
  await userEvent.type(await field('Work email'), 'rosa@port-selby.example');
  await press('Set a password as well');
  await userEvent.type(await field('Password'), 'password1234');
  screen.getByText('Good.');
  await press('Create account');

  await screen.findByText('This password is too easy to guess.');
  expect(await field('Password')).toHaveFocus();
  expect((await field('First name')).value).toBe('Rosa');
  server.use(refuse(account.signUpSeeker, 'internal'));
  await press('Create account');
  await screen.findByText(/What you typed is kept/);
});

test('a form that is sent again from the field at fault says the fault again', async () => {
  window.history.replaceState(null, '', '/signup/organisation');
  render(<SignInApp />);
  const said = () => document.querySelector('[data-rostrum-live="assertive"]')?.textContent;
  await userEvent.type(await field('Organisation'), 'H{Enter}');
  await screen.findByText('Choose what it is.');
  const fault = document.getElementById((await field('Organisation')).getAttribute('aria-describedby') ?? '');
  await waitFor(() => expect(said()).toBe(`Not sent. ${fault?.textContent}`));
  expect(await field('Organisation')).toHaveFocus();
});

test('an organisation: its owner, what it is and where', async () => {
  const sent = vi.fn();
  server.use(
    handle(account.signUpOrganisation, ({ body }) => {
      sent(body);
      return { acknowledged: true as const };
    }),
  );
  window.history.replaceState(null, '', '/signup/organisation');
  render(<SignInApp />);
  await userEvent.type(await field('Organisation'), 'Harbour College');
  await press('Set up the organisation');
  await screen.findByText('Choose what it is.');
  expect(await field('What it is')).toHaveFocus();
  await userEvent.selectOptions(await field('What it is'), 'University or college');
  await userEvent.selectOptions(await field('Country'), 'Norway');
  await userEvent.type(await field(/^Website/), 'harbour.example');
  await userEvent.type(await field('First name'), 'Ada');
  await userEvent.type(await field('Last name'), 'Lund');
  await userEvent.type(await field('Work email'), 'ada@harbour.example');
  await userEvent.type(await field('Password'), 'four unrelated words here');
  await press('Set up the organisation');

  await screen.findByRole('heading', { name: 'Check your mail' });
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'university', country: 'NO', website: 'https://harbour.example' }),
  );
});

test('an individual: who they are, what they do and where', async () => {
  const sent = vi.fn();
  server.use(
    handle(account.signUpIndividual, ({ body }) => {
      sent(body);
      return { acknowledged: true as const };
    }),
  );
  window.history.replaceState(null, '', '/signup/individual');
  render(<SignInApp />);
  await press('Create my profile');
  await screen.findByText('Enter your first name.');
  await userEvent.type(await field('First name'), 'Saoirse');
  await userEvent.type(await field('Last name'), 'van der Meer');
  await userEvent.type(await field(/^What you do/), 'Author on ocean policy');
  await userEvent.selectOptions(await field('Country'), 'Ireland');
  await userEvent.type(await field('Email'), 'saoirse@vandermeer.example');
  await userEvent.type(await field('Password'), 'four unrelated words here');
  await press('Create my profile');

  await screen.findByRole('heading', { name: 'Check your mail' });
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ job_title: 'Author on ocean policy', country: 'IE' }),
  );
});
