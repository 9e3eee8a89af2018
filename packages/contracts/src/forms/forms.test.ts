import { expect, test } from 'vitest';
import { z } from 'zod';
import { countryCode, email, line, newPassword, webAddress } from '../primitives.ts';
import { describeField } from './describe-field.ts';
import { checkForm } from './form-schema.ts';
import { readField } from './read-field.ts';

const schema = z.object({
  firstname: describeField(line(60, 1), { label: 'First name', missing: 'Enter your first name.' }),
  subject: describeField(line(120, 3), { label: 'Subject' }),
  phone: describeField(line(40).nullable(), { label: 'Phone' }),
  headline: describeField(line(140), { label: 'Headline' }).optional(),
  email: describeField(email, { label: 'Email' }),
  password: describeField(newPassword, { label: 'Password' }).optional(),
  seats: describeField(z.number().int().min(1).max(90), { label: 'Seats' }),
  organisation: z.object({
    website: describeField(webAddress(300).nullable(), { label: 'Website' }),
    country: describeField(countryCode, { label: 'Country', missing: 'Choose a country.' }),
  }),
});

test('label, limits and required mark are those of the contract', () => {
  expect(readField(schema, 'firstname')).toMatchObject({
    label: 'First name',
    required: true,
    maxLength: 60,
  });
  expect(readField(schema, 'phone')).toMatchObject({ required: false, maxLength: 40 });
  expect(readField(schema, 'headline')).toMatchObject({ label: 'Headline', required: false, maxLength: 140 });
  expect(readField(schema, 'email')).toMatchObject({ required: true, maxLength: 254 });
  expect(readField(schema, 'organisation.website')).toMatchObject({ required: false, maxLength: 300 });
  expect(readField(schema, 'seats')).toMatchObject({ required: true, minimum: 1, maximum: 90 });
  expect(() => readField(schema, 'organisation.nothing')).toThrow(/no field/);
});

const whole = {
  firstname: 'Ines',
  subject: 'Surge',
  phone: ' ',
  headline: '',
  email: 'ines@northmere.example',
  password: '',
  seats: 2,
  organisation: { website: '', country: 'GB' },
};

test('what is left empty becomes what the contract means by it', () => {
  const { body } = checkForm(schema, whole);
  expect(body).toMatchObject({ phone: null, headline: '', organisation: { website: null } });
  expect(body?.password).toBeUndefined();
});

test('every fault is told at once, in words that name the field or the remedy', () => {
  const { faults } = checkForm(schema, {
    ...whole,
    firstname: ' ',
    subject: 'Su',
    email: '',
    password: 'short',
    seats: 91,
    organisation: { website: 'javascript:alert(1)', country: '' },
  });
  expect(Object.fromEntries(faults?.map(({ path, message }) => [path.join('.'), message]) ?? [])).toEqual({
    firstname: 'Enter your first name.',
    subject: 'Write at least 3 characters; there are 2.',
    email: 'Enter email.',
    password: 'Use at least 12 characters.',
    seats: 'Enter 90 or less.',
    'organisation.website': 'Enter a web address like https://example.org.',
    'organisation.country': 'Choose a country.',
  });
});
