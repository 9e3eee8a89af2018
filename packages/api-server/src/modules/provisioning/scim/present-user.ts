import { createHash } from 'node:crypto';
import type { MemberRecord } from '../provisioning.repository.ts';
import { lowerKeys } from '../protocol/user-draft.ts';

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';

/** A member as RFC 7643, section 4.1 writes one. */
function describeUser(record: MemberRecord) {
  const { id, externalId, email, firstname, lastname, isActive, role } = record;
  return {
    schemas: [userSchema],
    id,
    ...(externalId !== null && { externalId }),
    userName: email,
    name: { givenName: firstname, familyName: lastname, formatted: `${firstname} ${lastname}` },
    displayName: `${firstname} ${lastname}`,
    active: isActive,
    emails: [{ value: email, type: 'work', primary: true }],
    roles: [{ value: role, primary: true }],
  };
}

/** Changes with what a client sees of the member. */
export const versionOf = (record: MemberRecord): string =>
  `W/"${createHash('sha256')
    .update(JSON.stringify(describeUser(record)))
    .digest('base64url')
    .slice(0, 22)}"`;

export function presentUser(record: MemberRecord, base: string) {
  return {
    ...describeUser(record),
    meta: {
      resourceType: 'User',
      created: record.createdAt,
      lastModified: record.updatedAt,
      location: `${base}/Users/${record.id}`,
      version: versionOf(record),
    },
  };
}

const namesOf = (text: string): Set<string> =>
  new Set(
    text
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .map((name) => name.replace(`${userSchema.toLowerCase()}:`, ''))
      .map((name) => name.split('.')[0] ?? ''),
  );

/** Only what a client asks for by `attributes`, or all but `excludedAttributes`; schemas and id always come. */
export function selectAttributes(
  resource: Record<string, unknown>,
  { attributes, excluded }: { attributes: string | undefined; excluded: string | undefined },
): Record<string, unknown> {
  const always = new Set(['schemas', 'id']);
  const wanted = attributes === undefined ? null : namesOf(attributes);
  const unwanted = excluded === undefined ? new Set<string>() : namesOf(excluded);
  const keys = Object.keys(lowerKeys(resource));
  return Object.fromEntries(
    Object.entries(resource).filter((_, index) => {
      const key = keys[index] ?? '';
      return always.has(key) || (wanted === null ? !unwanted.has(key) : wanted.has(key));
    }),
  );
}
