import { email as emailSchema, z } from '@rostrum/contracts';
import { badValue } from './scim-error.ts';

/** What SCIM can make of a member; owners are made by owners alone. */
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

/** What a resource that says nothing of it begins with. */
export const newDraft: UserDraft = {
  userName: '',
  givenName: '',
  familyName: '',
  active: true,
  externalId: null,
  role: 'staff',
};

const name = z
  .string()
  .transform((text) =>
    text
      .normalize('NFC')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim(),
  )
  .pipe(z.string().min(1).max(60));

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

/** The first role of what `roles` may be: a list, an entry, or its value. */
function firstRole(value: unknown): unknown {
  if (Array.isArray(value)) {
    if (value.length > 1) throw badValue('A member has one role. Send one entry in roles.');
    return firstRole(value[0]);
  }
  return typeof value === 'object' && value !== null ? lowerKeys(value)['value'] : value;
}

/** Attribute names are compared without their case (RFC 7643, section 2.1). */
export const lowerKeys = (value: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).map(([key, each]) => [key.toLowerCase(), each]));

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads one attribute into the draft. False when the attribute is none that is kept. */
export function setAttribute(draft: UserDraft, attribute: string, value: unknown): boolean {
  switch (attribute) {
    case 'username':
      draft.userName = read(
        emailSchema,
        value,
        'userName must be the email address of the member.',
      ).toLowerCase();
      return true;
    case 'name':
      if (!isObject(value)) throw badValue('name must be an object with givenName and familyName.');
      for (const [key, part] of Object.entries(lowerKeys(value))) setAttribute(draft, `name.${key}`, part);
      return true;
    case 'name.givenname':
      draft.givenName = read(name, value, 'name.givenName must be a text of 1 to 60 characters.');
      return true;
    case 'name.familyname':
      draft.familyName = read(name, value, 'name.familyName must be a text of 1 to 60 characters.');
      return true;
    case 'active':
      draft.active = read(flag, value, 'active must be true or false.');
      return true;
    case 'externalid':
      draft.externalId = read(
        z.string().min(1).max(255).nullable(),
        value,
        'externalId must be a text of at most 255 characters.',
      );
      return true;
    case 'roles':
    case 'roles.value': {
      const role = firstRole(value);
      if (role === undefined) return true;
      draft.role =
        typeof role === 'string' && role.toLowerCase() === draft.role
          ? draft.role
          : read(
              z.string().toLowerCase().pipe(z.enum(givenRoles)),
              role,
              `roles must be one of ${givenRoles.join(', ')}.`,
            );
      return true;
    }
    default:
      return false;
  }
}

/** A whole resource of POST or PUT. What it leaves out stays as in `base`; what is not kept here is left aside. */
export function readUser(body: unknown, base: UserDraft): UserDraft {
  if (!isObject(body)) throw badValue('Send the user as a JSON object.');
  const draft = { ...base, externalId: null };
  for (const [key, value] of Object.entries(lowerKeys(body)))
    if (value !== null && value !== undefined)
      setAttribute(draft, key.replace(/^urn:ietf:params:scim:schemas:core:2\.0:user:/, ''), value);
  return requireWhole(draft);
}

/** A member has an address and two names. */
export function requireWhole(draft: UserDraft): UserDraft {
  if (draft.userName === '') throw badValue('Send userName: the email address of the member.');
  if (draft.givenName === '' || draft.familyName === '')
    throw badValue('Send name.givenName and name.familyName.');
  return draft;
}

/** The role that a provider names, when it is one that it may give. */
export function roleOf(role: string): 'administrator' | 'agent' | 'expert' | 'staff' {
  switch (role) {
    case 'administrator':
    case 'agent':
    case 'expert':
    case 'staff':
      return role;
    default:
      throw badValue('Owners are made by owners, under Settings, Access.');
  }
}
