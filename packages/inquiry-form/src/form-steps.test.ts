import { inquiryFormFields, inquiryTypes } from '@rostrum/contracts';
import { describe, expect, test } from 'vitest';
import { askedFields } from './asked-fields.ts';
import { deriveContact, isAskedByType } from './asked-once.ts';
import { checkInquiry } from './check-inquiry.ts';
import { formSteps } from './form-steps.ts';
import { subjectFrom } from './subject-from.ts';

const contactFields = ['phone', 'organization', 'job_title', 'city'];
const own = (required: boolean) => ({
  name: `own:northmere:${String(required)}`,
  label: 'Series',
  kind: 'line' as const,
  required,
});

describe.each(inquiryTypes)('the form of type $id', ({ id }) => {
  const contact = contactFields.filter((path) => !isAskedByType(id, path));
  const optional = inquiryFormFields(id).flatMap(({ name, required }) => (required ? [] : [name]));

  test.each([
    ['nothing more', []],
    ['every field of the type', optional.map((name) => `fields.${name}`)],
    ['the contact details', contactFields],
  ])('folds optional fields only, where an organisation requires %s', (_, required) => {
    const steps = formSteps(id, required, [own(true), own(false)]);
    const shown = [...steps.what, ...steps.who];
    const needed = [...askedFields(id, required).filter((field) => field.required), own(true)];
    expect(shown.map(({ name }) => name).toSorted()).toEqual(needed.map(({ name }) => name).toSorted());
    expect(steps.details.filter((field) => field.required)).toEqual([]);
    expect(shown.length + steps.details.length).toBe(inquiryFormFields(id).length + 2);
    expect(steps.contact.required).toEqual(contact.filter((path) => required.includes(path)));
    expect([...steps.contact.required, ...steps.contact.optional]).toHaveLength(contact.length);
  });
});

test('a message that is too short is the only fault of an untouched subject', () => {
  const { problems } = checkInquiry(
    { type: 5, country: 'GB', message: 'Hi', subject: subjectFrom('Hi') },
    Date.now(),
  );
  const paths = problems.map(({ path }) => path);
  expect(paths).toContain('message');
  expect(paths).not.toContain('subject');
  const typed = checkInquiry({ type: 5, country: 'GB', message: 'Hello there', subject: 'Hm' }, Date.now());
  expect(typed.problems.map(({ path }) => path)).toContain('subject');
});

test('a media inquiry asks for the outlet and the position alone, and sends them as organisation and job title', () => {
  const { who, contact } = formSteps(2, ['organization', 'job_title']);
  expect(who.map(({ name }) => name)).toEqual(expect.arrayContaining(['outlet', 'media_position']));
  expect([...contact.required, ...contact.optional]).toEqual(['phone', 'city']);
  expect(deriveContact(2, { outlet: 'The Courier', media_position: 'news_director' })).toEqual({
    organization: 'The Courier',
    job_title: 'News director',
  });
  // What is missing is said once, of the field that is on the form.
  const { problems } = checkInquiry({ type: 2, country: 'GB' }, Date.now(), ['organization', 'job_title']);
  const paths = problems.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['fields.outlet', 'fields.media_position']));
  expect(paths).not.toContain('organization');
  expect(paths).not.toContain('job_title');
  expect(deriveContact(5, { outlet: 'The Courier' })).toEqual({});
});
