import { createHash } from 'node:crypto';
import type { MemberRecord } from '../provisioning.repository.ts';

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
