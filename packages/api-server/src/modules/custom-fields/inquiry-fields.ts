import { lowerFirst, type FieldError, type InquiryTypeId, type PublicInquiryField } from '@rostrum/contracts';
import { formatFieldValue, valueSchema, type FieldKind, type FieldValue } from '@rostrum/contracts/fields';
import { InputError } from '@rostrum/server-kit';
import { runAsSystem, type Queryable } from '@rostrum/server-kit/database';
import type { FieldRecord } from './custom-fields.repository.ts';
import { listFieldsInUse } from './list-fields-in-use.ts';
import { presentField } from './present-field.ts';

/** What was answered, in the words of then: what becomes of the field later does not change what was said. */
export interface InquiryAnswer {
  key: string;
  label: string;
  value: NonNullable<FieldValue>;
  text: string;
}

const controls: Readonly<Record<FieldKind, PublicInquiryField['kind']>> = {
  text: 'line',
  longtext: 'prose',
  number: 'number',
  date: 'date',
  select: 'choice',
  multiselect: 'choice',
  url: 'line',
  email: 'line',
  boolean: 'choice',
};

const listAsked = (db: Queryable, orgId: string): Promise<FieldRecord[]> =>
  runAsSystem('what a form asks for is everybody’s to know, who made it is not', () =>
    listFieldsInUse(db, { orgId, entity: 'inquiry' }),
  );

const isAskedBy = ({ inquiryTypes }: FieldRecord, type: InquiryTypeId) =>
  inquiryTypes.length === 0 || inquiryTypes.includes(type);

/** What an organisation added to its inquiry form, for the form. */
export const findInquiryFields = async (db: Queryable, orgId: string): Promise<PublicInquiryField[]> =>
  (await listAsked(db, orgId)).map((field) => ({
    key: field.key,
    label: field.label,
    help: field.help,
    kind: controls[field.kind],
    choices: field.kind === 'boolean' ? ['Yes', 'No'] : field.choices,
    required: field.isRequired,
    types: field.inquiryTypes as InquiryTypeId[],
  }));

/** A form without script sends texts alone. */
function toValue({ kind }: FieldRecord, given: string | number | boolean | undefined): FieldValue {
  if (given === undefined || given === '') return null;
  if (kind === 'boolean') return given === 'Yes' ? true : given === 'No' ? false : given;
  return kind === 'number' ? Number(given) : given;
}

interface Sent {
  type: InquiryTypeId;
  own_fields?: Readonly<Record<string, string | number | boolean>> | undefined;
}

/** Answers to what the organisation asks now, each checked by its field. What it does not ask any more is left out. */
export async function readInquiryAnswers(
  db: Queryable,
  orgId: string,
  { type, own_fields: given = {} }: Sent,
): Promise<InquiryAnswer[]> {
  const answers: InquiryAnswer[] = [];
  const faults: FieldError[] = [];
  for (const field of (await listAsked(db, orgId)).filter((one) => isAskedBy(one, type))) {
    const path = `own_fields.${field.key}`;
    const parsed = valueSchema(presentField(field)).safeParse(toValue(field, given[field.key]));
    if (!parsed.success)
      faults.push({
        path,
        code: 'invalid',
        message: parsed.error.issues[0]?.message ?? `Check “${field.label}”.`,
      });
    else if (parsed.data !== null)
      answers.push({
        key: field.key,
        label: field.label,
        value: parsed.data,
        text: formatFieldValue(field, parsed.data),
      });
    else if (field.isRequired)
      faults.push({ path, code: 'required', message: `Enter ${lowerFirst(field.label)}.` });
  }
  if (faults.length > 0)
    throw new InputError('Some answers need another look. What you typed is kept.', { fields: faults });
  return answers;
}
