import { z } from '@rostrum/contracts';
import { isObject } from '../protocol/lower-keys.ts';
import {
  entriesIn,
  patchResource,
  setAttributes,
  type PatchableAttributes,
  type Resource,
} from '../protocol/patch-resource.ts';
import { isStorable } from '../protocol/parse-filter.ts';
import { badValue } from '../protocol/scim-error.ts';
import { externalIdSchema } from '../protocol/user-draft.ts';
import { toText } from '../protocol/to-text.ts';

/** A group as a client wants it to be. */
export interface GroupDraft {
  displayName: string;
  externalId: string | null;
  memberIds: readonly string[];
}

export const maxGroupMembers = 10_000;

const attributes: PatchableAttributes = {
  displayname: { kind: 'plain', isRequired: true },
  externalid: { kind: 'plain' },
  members: { kind: 'list', subAttributes: ['value', 'display', 'type', '$ref'] },
  id: { kind: 'readOnly' },
  meta: { kind: 'readOnly' },
  schemas: { kind: 'readOnly' },
};

const displayName = z
  .string()
  .transform((text) =>
    text
      .normalize('NFC')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim(),
  )
  .pipe(z.string().min(1).max(255).refine(isStorable));
const memberId = z
  .string()
  .toLowerCase()
  .pipe(z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/));

function toGroupDraft(resource: Resource): GroupDraft {
  const name = displayName.safeParse(resource['displayname']);
  if (!name.success) throw badValue('displayName must be a text of 1 to 255 characters.');
  const externalId = externalIdSchema.safeParse(resource['externalid'] ?? null);
  if (!externalId.success) throw badValue('externalId must be a text of at most 255 characters.');
  const ids = entriesIn(resource, 'members').map(({ value }) => {
    const id = memberId.safeParse(value);
    if (!id.success)
      throw badValue(`members must name users by their id; “${toText(value).slice(0, 100)}” isn't one.`);
    return id.data;
  });
  const memberIds = [...new Set(ids)];
  if (memberIds.length > maxGroupMembers) throw badValue(`A group has at most ${maxGroupMembers} members.`);
  return { displayName: name.data, externalId: externalId.data, memberIds };
}

/** Reads a whole group of POST or PUT. */
export function readGroup(body: unknown): GroupDraft {
  if (!isObject(body)) throw badValue('Send the group as a JSON object.');
  return toGroupDraft(setAttributes({}, attributes, body));
}

/** Applies a PatchOp message to a group. */
export const patchGroup = (draft: GroupDraft, body: unknown): GroupDraft =>
  toGroupDraft(
    patchResource(
      {
        displayname: draft.displayName,
        externalid: draft.externalId,
        members: draft.memberIds.map((value) => ({ value, type: 'User' })),
      },
      attributes,
      body,
    ),
  );
