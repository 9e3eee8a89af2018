import { email as emailSchema, z } from '@rostrum/contracts';
import type { Entry } from './match-filter.ts';
import { isObject, lowerKeys } from './lower-keys.ts';
import { isStorable } from './parse-filter.ts';
import { entriesIn, setAttributes, type PatchableAttributes, type Resource } from './patch-resource.ts';
import { badValue } from './scim-error.ts';
import { toText } from './to-text.ts';

/** Roles that SCIM can give. Only owners make owners. */
export const givenRoles = ['administrator', 'agent', 'expert', 'staff'] as const;
export type GivenRole = (typeof givenRoles)[number];

/** A member as a client wants it to be. */
export interface UserDraft {
  userName: string;
  givenName: string;
  familyName: string;
  active: boolean;
  externalId: string | null;
  /** Of a former owner it may still be `owner`. */
  role: string;
}

/** A new member before the client's attributes. */
export const newDraft: UserDraft = {
  userName: '',
  givenName: '',
  familyName: '',
  active: true,
  externalId: null,
  role: 'staff',
};

const ignored = { kind: 'ignored' } as const;
const readOnly = { kind: 'readOnly' } as const;

/** Standard attributes that are not stored are ignored, because providers send their whole default mapping. */
export const userAttributes: PatchableAttributes = {
  username: { kind: 'plain', isRequired: true },
  name: {
    kind: 'complex',
    isRequired: true,
    subAttributes: [
      'givenname',
      'familyname',
      'formatted',
      'middlename',
      'honorificprefix',
      'honorificsuffix',
    ],
  },
  active: { kind: 'plain', isRequired: true },
  externalid: { kind: 'plain' },
  roles: { kind: 'list', subAttributes: ['value', 'display', 'type', 'primary'] },
  ...Object.fromEntries(
    [
      'displayname',
      'nickname',
      'profileurl',
      'title',
      'usertype',
      'preferredlanguage',
      'locale',
      'timezone',
      'emails',
      'phonenumbers',
      'ims',
      'photos',
      'addresses',
      'groups',
      'entitlements',
      'x509certificates',
      'password',
    ].map((name) => [name, ignored]),
  ),
  id: readOnly,
  meta: readOnly,
  schemas: readOnly,
};

const name = z
  .string()
  .transform((text) =>
    text
      .normalize('NFC')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim(),
  )
  .pipe(z.string().min(1).max(60).refine(isStorable));

/** An identifier of the client, stored as it is. */
export const externalIdSchema = z.string().min(1).max(255).refine(isStorable).nullable();

function read<Value>(schema: z.ZodType<Value>, value: unknown, advice: string): Value {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw badValue(advice);
  return parsed.data;
}

/** Microsoft writes flags as texts. */
const flag = z.union([
  z.boolean(),
  z
    .string()
    .toLowerCase()
    .pipe(z.enum(['true', 'false']))
    .transform((text) => text === 'true'),
]);

export const toUserResource = (draft: UserDraft): Resource => ({
  username: draft.userName,
  name: { givenname: draft.givenName, familyname: draft.familyName },
  active: draft.active,
  externalid: draft.externalId,
  roles: [{ value: draft.role, primary: true }],
});

/** A role that the request added replaces the one before; a member without a role is staff. */
function readRole(entries: readonly Entry[], before: string): string {
  const present = entries.filter(({ value }) => value !== undefined && value !== null);
  const added = present.filter(({ value }) => toText(value).toLowerCase() !== before);
  const candidates = added.length === 0 ? present : added;
  const primary = candidates.filter(({ primary: each }) => toText(each).toLowerCase() === 'true');
  const [entry, ...others] = candidates.length > 1 && primary.length === 1 ? primary : candidates;
  if (others.length > 0) throw badValue('A member has one role. Send one entry in roles.');
  if (entry === undefined) return newDraft.role;
  const { value } = entry;
  if (typeof value === 'string' && value.toLowerCase() === before) return before;
  return read(
    z.string().toLowerCase().pipe(z.enum(givenRoles)),
    value,
    `roles must be one of ${givenRoles.join(', ')}.`,
  );
}

/** Reads a changed resource. Unchanged parts are taken as they are: an older name may break today's rules. */
export function toDraft(resource: Resource, before: UserDraft): UserDraft {
  const { username, active, externalid } = resource;
  const names = isObject(resource['name']) ? lowerKeys(resource['name']) : {};
  const readName = (given: unknown, known: string, path: string) =>
    given === known ? known : read(name, given, `${path} must be a text of 1 to 60 characters.`);
  return {
    userName:
      username === before.userName
        ? before.userName
        : read(emailSchema, username, 'userName must be the email address of the member.').toLowerCase(),
    givenName: readName(names['givenname'], before.givenName, 'name.givenName'),
    familyName: readName(names['familyname'], before.familyName, 'name.familyName'),
    active: read(flag, active, 'active must be true or false.'),
    externalId: read(
      externalIdSchema,
      externalid ?? null,
      'externalId must be a text of at most 255 characters.',
    ),
    role: readRole(entriesIn(resource, 'roles'), before.role),
  };
}

/** Reads a whole resource of POST or PUT. Attributes it leaves out stay as in `base`. */
export function readUser(body: unknown, base: UserDraft): UserDraft {
  if (!isObject(body)) throw badValue('Send the user as a JSON object.');
  const given = Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== null && value !== undefined),
  );
  const resource = setAttributes(toUserResource({ ...base, externalId: null }), userAttributes, given);
  return requireWhole(toDraft(resource, base));
}

/** A member has an address and two names. */
export function requireWhole(draft: UserDraft): UserDraft {
  if (draft.userName === '') throw badValue('Send userName: the email address of the member.');
  if (draft.givenName === '' || draft.familyName === '')
    throw badValue('Send name.givenName and name.familyName.');
  return draft;
}

/** The role that a provider names, when it is one that it may give. */
export function roleOf(role: string): GivenRole {
  const given = givenRoles.find((each) => each === role);
  if (given === undefined) throw badValue('Only owners make owners, under Settings, Access.');
  return given;
}
