import {
  describeField,
  invitationNote,
  maximumInvitations,
  memberRole,
  memberScopes,
  type MemberRole,
  z,
} from '@rostrum/contracts';
import { readAddresses } from './read-addresses.ts';

const role = describeField(memberRole, { label: 'Role' });
const scopes = describeField(memberScopes.required({ departments: true, tags: true }), {
  label: 'Departments and tags',
});

interface GivenRole {
  role: MemberRole;
  scopes: z.output<typeof memberScopes>;
}

/** An agent without departments and tags sees nothing but what is assigned to them. */
function askForScope({ role: given, scopes: chosen }: GivenRole, context: z.RefinementCtx): void {
  if (given === 'agent' && chosen.departments.length + chosen.tags.length === 0)
    context.addIssue({
      code: 'custom',
      path: ['scopes'],
      message: 'Choose at least one department or tag. Without one, an agent sees nothing.',
    });
}

function checkAddresses(text: string, context: z.RefinementCtx): void {
  const { valid, invalid } = readAddresses(text);
  const [wrong] = invalid;
  const message =
    wrong !== undefined
      ? `“${wrong}” isn’t an email address.`
      : valid.length > maximumInvitations
        ? `Invite at most ${maximumInvitations} people at once; these are ${valid.length}.`
        : undefined;
  if (message !== undefined) context.addIssue({ code: 'custom', message });
}

const addresses = describeField(
  z
    .string()
    .trim()
    .min(1)
    .superRefine(checkAddresses)
    .transform((text) => readAddresses(text).valid),
  {
    label: 'Email addresses',
    missing: 'Enter at least one email address.',
    hint: `One per line, or separated by commas. Up to ${maximumInvitations}.`,
  },
);

/** What a dialog asks to invite people: their addresses as one text, and one role for all of them. */
export const invitationForm = z
  .object({ addresses, role, scopes, note: invitationNote.default('') })
  .superRefine(askForScope);

/** What a dialog asks to give a member another role or scope. */
export const memberRoleForm = z.object({ role, scopes }).superRefine(askForScope);
