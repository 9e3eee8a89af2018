import { z } from '@rostrum/contracts';
import { plainAttribute } from './parse-filter.ts';
import { badValue, ScimError } from './scim-error.ts';
import { lowerKeys, newDraft, requireWhole, setAttribute, type UserDraft } from './user-draft.ts';

const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:patchop';
const shape = z.object({
  schemas: z.array(z.string().toLowerCase()).refine((schemas) => schemas.includes(patchSchema)),
  operations: z
    .array(
      z.object({
        op: z
          .string()
          .toLowerCase()
          .pipe(z.enum(['add', 'replace', 'remove'])),
        path: z.string().max(300).optional(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(100),
});

/** Attributes of the standard that are not kept here, or follow from others: a client that sets them is not stopped. */
const leftAside = new Set([
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
  'name',
]);
const readOnly = new Set(['id', 'meta', 'schemas']);
const path = /^([a-z][\w.$-]*)(?:\[[^[\]]*\])?(?:\.([a-z]+))?$/;

/** `emails[type eq "work"].value` as `emails.value`: of each list here there is one entry. */
function readPath(text: string): string {
  const plain = plainAttribute(text);
  if (plain.startsWith('urn:')) return plain;
  const found = path.exec(plain);
  if (!found) throw new ScimError(400, `“${text}” is no path.`, 'invalidPath');
  return found[2] === undefined ? (found[1] ?? '') : `${found[1]}.${found[2]}`;
}

function requireTarget(attribute: string): void {
  const [top = ''] = attribute.split('.');
  if (readOnly.has(top)) throw new ScimError(400, `“${attribute}” cannot be changed.`, 'mutability');
  // Extensions are no part of what is kept, and clients send them by default.
  if (!leftAside.has(top) && !attribute.startsWith('urn:'))
    throw new ScimError(400, `There is no attribute “${attribute}”.`, 'invalidPath');
}

function set(draft: UserDraft, attribute: string, value: unknown): void {
  if (!setAttribute(draft, attribute, value)) requireTarget(attribute);
}

function remove(draft: UserDraft, attribute: string): void {
  if (attribute === 'externalid') draft.externalId = null;
  else if (attribute === 'roles' || attribute === 'roles.value') draft.role = newDraft.role;
  else if (['active', 'username', 'name', 'name.givenname', 'name.familyname'].includes(attribute))
    throw new ScimError(400, `“${attribute}” cannot be removed. Replace it.`, 'mutability');
  else requireTarget(attribute);
}

/** What PATCH makes of a member (RFC 7644, section 3.5.2). All operations or none. */
export function applyPatch(draft: UserDraft, body: unknown): UserDraft {
  const parsed = shape.safeParse(typeof body === 'object' && body !== null ? lowerKeys(body) : body);
  if (!parsed.success)
    throw new ScimError(
      400,
      'Send a PatchOp message with Operations of op add, replace or remove.',
      'invalidSyntax',
    );
  const next = { ...draft };
  for (const operation of parsed.data.operations) {
    const { op, value } = operation;
    if (op === 'remove') {
      if (operation.path === undefined) throw new ScimError(400, 'Say in path what to remove.', 'noTarget');
      remove(next, readPath(operation.path));
    } else if (operation.path !== undefined) {
      if (value === undefined) throw badValue('Say in value what to set.');
      set(next, readPath(operation.path), value);
    } else {
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw badValue('Without a path, value must be an object of attributes.');
      for (const [key, each] of Object.entries(lowerKeys(value))) set(next, readPath(key), each);
    }
  }
  return requireWhole(next);
}
