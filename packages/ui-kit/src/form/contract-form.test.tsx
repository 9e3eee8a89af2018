import { getBody, people, settings } from '@rostrum/contracts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ContractForm } from './contract-form.tsx';
import { ProseField, TextField } from './text-field.tsx';
import { useContractForm, type FormRefusal } from './use-contract-form.ts';

const schema = getBody(settings.updateContact);
const values = { version: 3, firstname: 'Ines', lastname: '', phone: null };

interface Case {
  error?: FormRefusal;
  onSend?: (body: unknown) => void;
  onForm?: (form: { settle: (saved: typeof values) => void }) => void;
}

function Contact({ error, onSend, onForm }: Case) {
  const form = useContractForm({ schema, name: 'contact', values });
  onForm?.(form);
  return (
    <ContractForm form={form} error={error} onSubmit={(body) => onSend?.(body)}>
      <TextField name="firstname" />
      <TextField name="lastname" />
      <TextField name="phone" />
      <button type="submit">Save</button>
    </ContractForm>
  );
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('a field reads label, limit and required mark from the contract', () => {
  render(<Contact />);
  expect([field('First name').maxLength, field('First name').getAttribute('aria-required')]).toEqual([
    60,
    'true',
  ]);
  expect([field('Phone').maxLength, field('Phone').getAttribute('aria-required')]).toEqual([40, null]);
});

test('says what is wrong at the field, takes the focus there, and sends what the contract means', async () => {
  const sent: unknown[] = [];
  render(<Contact onSend={(body) => sent.push(body)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Enter your last name.');
  expect(field('Last name')).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.type(field('Last name'), 'Calder{Enter}');
  expect(screen.queryByText('Enter your last name.')).not.toBeInTheDocument();
  // Enter in a field of a form with several does not send it.
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([{ version: 3, firstname: 'Ines', lastname: 'Calder', phone: null }]),
  );
});

test('a refusal is listed with ways to its fields; typing on does not move the focus back to the list', async () => {
  const { rerender } = render(<Contact />);
  await userEvent.type(field('Phone'), 'call me');
  const error = {
    message: 'Check phone.',
    fields: [
      { path: 'phone', code: 'invalid', message: 'Enter a phone number.' },
      { path: 'elsewhere', code: 'invalid', message: 'Ask your administrator.' },
    ],
  };
  rerender(<Contact error={error} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(field('Phone')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.queryByRole('link', { name: 'Ask your administrator.' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Enter a phone number.' }));
  await userEvent.keyboard(' 12');
  expect(field('Phone').value).toBe('call me 12');
});

test('what is typed while a save is under way outlives its answer', async () => {
  let settle: (saved: typeof values) => void = () => undefined;
  let isSent = false;
  render(<Contact onForm={(form) => (settle = form.settle)} onSend={() => (isSent = true)} />);
  await userEvent.type(field('Last name'), 'calder');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isSent).toBe(true));
  await userEvent.type(field('First name'), ' Maria');
  act(() => settle({ ...values, lastname: 'Calder' }));
  await waitFor(() => expect(field('Last name').value).toBe('Calder'));
  expect(field('First name').value).toBe('Ines Maria');
});

test('a counted text shows the limit of its contract', () => {
  const own = getBody(people.updateOwn);
  function Profile() {
    const form = useContractForm({ schema: own, name: 'profile', values: { version: 1, biography: 'Tide' } });
    return (
      <ContractForm form={form} onSubmit={() => undefined}>
        <ProseField name="biography" label="Biography" isCounted />
      </ContractForm>
    );
  }
  render(<Profile />);
  expect(screen.getByText('4 / 2,500')).toBeInTheDocument();
});
