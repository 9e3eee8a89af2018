import { inquiryTypeLabel, lowerFirst, type InquiryTypeId, type PublicInquiryForm } from '@rostrum/contracts';
import { requirableFields } from '@rostrum/contracts/inquiries';
import { InputError } from '@rostrum/server-kit';
import { type Queryable, runAsSystem } from '@rostrum/server-kit/database';
import { parseSection } from './read-section.ts';
import { setupRepository } from './setup.repository.ts';

/** What an organisation changed about its public form; null where it changed nothing. */
export async function findInquiryForm(db: Queryable, orgId: string): Promise<PublicInquiryForm> {
  const stored = await runAsSystem('what a form asks for is everybody’s to know, its setup is not', () =>
    setupRepository.value(db, orgId, 'types'),
  );
  if (stored === undefined) return null;
  const { types, thanks, consent } = parseSection('types', stored);
  return {
    types: types
      .filter(({ enabled }) => enabled)
      .map(({ type, label, intro, required }) => ({ type, label, intro, required })),
    thanks,
    ...(consent && { consent }),
  };
}

interface Sent {
  type: InquiryTypeId;
  fields: object;
  deadline_at?: string | undefined;
}

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';
const valueAt = (sent: Sent, path: string): unknown =>
  path.startsWith('fields.')
    ? Reflect.get(sent.fields, path.slice('fields.'.length))
    : Reflect.get(sent, path);

/** Refuses a type that the organisation has switched off, and a field that it requires and that was left empty. */
export function checkAgainstForm(sent: Sent, form: PublicInquiryForm, organisationName: string): void {
  if (form === null) return;
  const taken = form.types.find(({ type }) => type === sent.type);
  if (taken === undefined)
    throw InputError.field(
      'type',
      `${organisationName} does not take ${inquiryTypeLabel(sent.type)} inquiries at the moment. Choose another kind; what you typed is kept.`,
      'type_off',
    );
  const fields = requirableFields(sent.type)
    .filter(({ path }) => taken.required.includes(path) && !isFilled(valueAt(sent, path)))
    .map(({ path, label }) => ({ path, code: 'required', message: `Enter ${lowerFirst(label)}.` }));
  if (fields.length > 0)
    throw new InputError(`${organisationName} needs more for this kind of inquiry.`, { fields });
}
