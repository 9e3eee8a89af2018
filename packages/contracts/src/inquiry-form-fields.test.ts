import { describe, expect, test } from 'vitest';
import { inquiryChoiceLabel } from './inquiry-field-labels.ts';
import { inquiryFormFields } from './inquiry-form-fields.ts';
import { inquiryTypes } from './lookups/inquiry-types.ts';

describe('fields of an inquiry type', () => {
  test('every field of every type has words of its own', () => {
    for (const { id } of inquiryTypes)
      for (const field of inquiryFormFields(id)) {
        expect(field.label, `${id}.${field.name}`).not.toMatch(/_/);
        for (const { label } of field.choices ?? []) expect(label).not.toMatch(/_/);
      }
  });

  test('kinds, limits and whether a field is required come from the schema', () => {
    const media = inquiryFormFields(2);
    expect(media.find(({ name }) => name === 'outlet')).toMatchObject({
      kind: 'line',
      required: true,
      maxLength: 120,
    });
    expect(media.find(({ name }) => name === 'questions')).toMatchObject({ kind: 'prose', required: false });
    expect(media.find(({ name }) => name === 'media_type')?.choices).toContainEqual({
      value: 'tv',
      label: 'TV',
    });

    const speaking = inquiryFormFields(1);
    expect(speaking.find(({ name }) => name === 'event_date')?.kind).toBe('date');
    expect(speaking.find(({ name }) => name === 'minutes')).toMatchObject({
      kind: 'number',
      minimum: 5,
      maximum: 600,
    });
    expect(inquiryFormFields(7).find(({ name }) => name === 'anonymous')?.kind).toBe('flag');
    expect(inquiryFormFields(10).find(({ name }) => name === 'slots')).toMatchObject({
      kind: 'slots',
      required: true,
    });
  });

  test('codes without words of their own read as a sentence', () => {
    expect(inquiryChoiceLabel('panelist')).toBe('Panelist');
    expect(inquiryChoiceLabel('on_record')).toBe('On the record');
  });
});
