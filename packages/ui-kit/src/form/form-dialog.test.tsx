import { bookmarkLists, getBody } from '@rostrum/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';
import { useContractForm } from './use-contract-form.ts';

const schema = getBody(bookmarkLists.create);

interface Case {
  onSubmit: (body: { name: string }) => Promise<unknown>;
  onClose: () => void;
}

function NameList(dialog: Case) {
  const form = useContractForm({ schema, name: 'list', values: { name: '' } });
  return (
    <FormDialog
      {...dialog}
      form={form}
      title="New list"
      confirmLabel="Make list"
      onlyField="name"
      failure="The list could not be saved."
    >
      <TextField name="name" />
    </FormDialog>
  );
}

const openDialog = (onSubmit: Case['onSubmit']) => {
  let closed = 0;
  render(<NameList onSubmit={onSubmit} onClose={() => (closed += 1)} />);
  return {
    closed: () => closed,
    field: screen.getByLabelText<HTMLInputElement>('Name'),
    press: () => userEvent.click(screen.getByRole('button', { name: /Make list/ })),
  };
};

test('opens with the focus in its first field', async () => {
  const { field } = openDialog(() => Promise.resolve());
  await waitFor(() => expect(field).toHaveFocus());
});

test('says what is missing and sends nothing', async () => {
  const sent: unknown[] = [];
  const { press } = openDialog((body) => Promise.resolve(sent.push(body)));
  await press();
  await screen.findByText('Give the list a name.');
  expect(sent).toEqual([]);
});

test('closes once its call succeeded, with what the contract makes of the text', async () => {
  const sent: unknown[] = [];
  const { field, press, closed } = openDialog((body) => Promise.resolve(sent.push(body)));
  await userEvent.type(field, '  Coast ');
  await press();
  await waitFor(() => expect(closed()).toBe(1));
  expect(sent).toEqual([{ name: 'Coast' }]);
});

test('stays open while there is more to do', async () => {
  let calls = 0;
  const { field, press, closed } = openDialog(() => {
    calls += 1;
    return Promise.resolve(false);
  });
  await userEvent.type(field, 'Coast');
  await press();
  await waitFor(() => expect(calls).toBe(1));
  expect(closed()).toBe(0);
});

test.each([
  [
    'the words of the server',
    Object.assign(new Error('There is one already.'), { fields: [] }),
    'There is one already.',
  ],
  [
    'its own words where nothing answered',
    new TypeError('x is not a function'),
    'The list could not be saved.',
  ],
])('a refusal leaves what was typed, with %s', async (_, error, words) => {
  const { field, press, closed } = openDialog(() => Promise.reject(error));
  await userEvent.type(field, 'Coast');
  await press();
  await screen.findByText(words);
  expect([field.value, closed()]).toEqual(['Coast', 0]);
});
