import { patchResource } from './patch-resource.ts';
import { requireWhole, toDraft, toUserResource, userAttributes, type UserDraft } from './user-draft.ts';

/** Applies a PatchOp message to a member (RFC 7644, section 3.5.2). */
export const applyPatch = (draft: UserDraft, body: unknown): UserDraft =>
  requireWhole(toDraft(patchResource(toUserResource(draft), userAttributes, body), draft));
