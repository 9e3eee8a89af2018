import { createHash } from 'node:crypto';
import type { GroupRecord } from '../groups/directory-groups.repository.ts';

export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';

/** Changes with the group's name, external id and members. */
export const groupVersion = ({ id, displayName, externalId, membersHash }: GroupRecord): string =>
  `W/"${createHash('sha256')
    .update(JSON.stringify([id, displayName, externalId, membersHash]))
    .digest('base64url')
    .slice(0, 22)}"`;

/** A group as RFC 7643, section 4.2 writes one. */
export const presentGroup = (record: GroupRecord, base: string) => ({
  schemas: [groupSchema],
  id: record.id,
  ...(record.externalId !== null && { externalId: record.externalId }),
  displayName: record.displayName,
  members: record.members.map(({ id, name }) => ({
    value: id,
    $ref: `${base}/Users/${id}`,
    type: 'User',
    display: name,
  })),
  meta: {
    resourceType: 'Group',
    created: record.createdAt,
    lastModified: record.updatedAt,
    location: `${base}/Groups/${record.id}`,
    version: groupVersion(record),
  },
});
