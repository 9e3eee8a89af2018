import type { ParsedBody } from '@rostrum/contracts';
import {
  hasChoices,
  inquiryFieldKinds,
  maximumFields,
  type customFields,
  type FieldEntity,
  type FieldList,
} from '@rostrum/contracts/fields';
import {
  ConflictError,
  InputError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { transaction, type Database, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { customFieldRepository, type FieldGroup, type FieldRecord } from './custom-fields.repository.ts';
import { makeKey } from './make-key.ts';
import { presentField } from './present-field.ts';
import { recordFieldStep, type FieldStep } from './record-field-step.ts';

type Manager = Permitted<'theme.manage'>;
interface By {
  session: Manager;
  request: RequestInfo;
}
type Words = Pick<FieldRecord, 'kind' | 'choices'>;

const missing = () =>
  new NotFoundError('This field was not found. It may have been deleted; reload the list.');

function requireChoices({ kind, choices }: Words): void {
  if (hasChoices(kind) && choices.length === 0)
    throw InputError.field('choices', 'Enter at least one choice.', 'required');
}

const owners: Readonly<Record<FieldEntity, { one: string; many: string }>> = {
  person: { one: 'profile', many: 'profiles' },
  post: { one: 'post', many: 'posts' },
  inquiry: { one: 'inquiry', many: 'inquiries' },
};

/** Whoever writes an inquiry is asked, so its fields are public; the types are theirs alone. */
const ofInquiries = (entity: FieldEntity, types: readonly number[] = []) =>
  entity === 'inquiry' ? { visibility: 'public' as const, inquiryTypes: [...new Set(types)] } : {};

const countUsers = (entity: FieldEntity, count: number): string =>
  count === 1 ? `One ${owners[entity].one} uses` : `${count} ${owners[entity].many} use`;

/** Two fields of one name could not be told apart, where they are filled in and in the list. */
function requireOwnLabel(fields: FieldList['fields'], label: string, id?: string): void {
  const isSame = (other: string) => other.localeCompare(label, 'en', { sensitivity: 'accent' }) === 0;
  if (fields.some((field) => field.id !== id && isSame(field.label)))
    throw InputError.field('label', `There is a field “${label}” already.`, 'already_exists');
}

/** The fields that an organisation adds to its profiles, posts and inquiry form. */
export function createCustomFieldService({ db }: { db: Database }) {
  async function read(on: Queryable, group: FieldGroup): Promise<FieldList> {
    const fields = await customFieldRepository.list(on, group);
    const uses = await customFieldRepository.countUses(on, group);
    const usesOf = (id: string, choice: string | null) =>
      uses.find((use) => use.field_id === id && use.choice === choice)?.count ?? 0;
    return {
      people: await customFieldRepository.countOwners(on, group),
      fields: fields.map((field) => ({
        ...presentField(field),
        used_by: usesOf(field.id, null),
        chosen: field.choices.map((choice) => usesOf(field.id, choice)),
      })),
    };
  }

  /** Whoever changes fields does so one after the other, over what the last one left. */
  const changeFields = (
    by: By,
    of: { entity: FieldEntity } | { id: string },
    work: (tx: Transaction, before: FieldList, group: FieldGroup) => Promise<FieldStep>,
  ): Promise<FieldList> =>
    transaction(db, async (tx) => {
      const orgId = organisationOf(by.session);
      await customFieldRepository.lock(tx, orgId);
      const entity =
        'entity' in of ? of.entity : await customFieldRepository.holdEntity(tx, { orgId, id: of.id });
      if (!entity) throw missing();
      const group = { orgId, entity };
      await recordFieldStep(tx, by, await work(tx, await read(tx, group), group));
      return read(tx, group);
    });

  const find = ({ fields }: FieldList, id: string) => {
    const field = fields.find((one) => one.id === id);
    if (!field) throw missing();
    return field;
  };

  return {
    list: (session: Manager, entity: FieldEntity) => read(db, { orgId: organisationOf(session), entity }),

    add: (by: By, { is_required, inquiry_types, ...field }: ParsedBody<typeof customFields.add>) =>
      changeFields(by, field, async (tx, { fields }, { orgId, entity }) => {
        if (fields.length >= maximumFields)
          throw InputError.field(
            'label',
            `You have ${maximumFields} fields. Delete one that no ${owners[entity].one} uses before you add another.`,
            'too_many',
          );
        requireOwnLabel(fields, field.label);
        const choices = hasChoices(field.kind) ? field.choices : [];
        requireChoices({ ...field, choices });
        if (entity === 'inquiry' && !inquiryFieldKinds.includes(field.kind))
          throw InputError.field(
            'kind',
            'The inquiry form asks for one choice at a time. Choose another kind.',
          );
        await customFieldRepository.add(tx, {
          ...field,
          orgId,
          choices,
          isRequired: is_required,
          ...ofInquiries(entity, inquiry_types),
          key: makeKey(field.label, await customFieldRepository.listKeys(tx, orgId)),
          position: fields.length,
        });
        return { verb: 'field.added', label: field.label, after: { ...field, is_required } };
      }),

    change: (
      by: By,
      id: string,
      { version, is_required, inquiry_types, ...words }: ParsedBody<typeof customFields.change>,
    ) =>
      changeFields(by, { id }, async (tx, list, { orgId, entity }) => {
        const field = find(list, id);
        requireOwnLabel(list.fields, words.label, id);
        const choices = hasChoices(field.kind) ? words.choices : [];
        requireChoices({ kind: field.kind, choices });
        const [chosen] = field.choices
          .map((choice, index) => ({ choice, count: field.chosen[index] ?? 0 }))
          .filter(({ choice, count }) => count > 0 && !choices.includes(choice));
        if (chosen)
          throw InputError.field(
            'choices',
            `${countUsers(entity, chosen.count)} “${chosen.choice}”. Keep it, or change those ${owners[entity].many} first.`,
            'in_use',
          );
        const after = {
          ...words,
          choices,
          isRequired: is_required,
          ...ofInquiries(entity, inquiry_types ?? field.inquiry_types),
        };
        if (!(await customFieldRepository.change(tx, { orgId, id, version }, after)))
          throw new ConflictError(
            'This field was changed meanwhile. Look at the newer state and try again.',
            {
              details: field,
            },
          );
        const { label, help, visibility } = field;
        return {
          verb: 'field.changed',
          label: words.label,
          before: { label, help, choices: field.choices, visibility, is_required: field.is_required },
          after: { ...words, choices, is_required },
        };
      }),

    archive: (by: By, id: string, isArchived: boolean) =>
      changeFields(by, { id }, async (tx, list, { orgId }) => {
        const { label, version } = find(list, id);
        await customFieldRepository.change(tx, { orgId, id, version }, { isArchived });
        return { verb: isArchived ? 'field.archived' : 'field.restored', label };
      }),

    remove: (by: By, id: string) =>
      changeFields(by, { id }, async (tx, list, { orgId, entity }) => {
        const { label, used_by, version: _version, ...before } = find(list, id);
        if (used_by > 0)
          throw new ConflictError(
            `${countUsers(entity, used_by)} this field. Archive it instead: its values are kept.`,
          );
        await customFieldRepository.remove(tx, { orgId, id });
        return { verb: 'field.deleted', label, before };
      }),

    order: (by: By, ids: readonly string[]) =>
      changeFields(by, { id: ids[0] ?? '' }, async (tx, { fields }, { orgId }) => {
        const known = new Set(fields.map(({ id }) => id));
        if (
          ids.length !== fields.length ||
          new Set(ids).size !== ids.length ||
          ids.some((id) => !known.has(id))
        )
          throw new ConflictError('The fields were changed meanwhile. Reload the page and order them again.');
        await customFieldRepository.order(tx, orgId, ids);
        return { verb: 'field.ordered' };
      }),
  };
}
