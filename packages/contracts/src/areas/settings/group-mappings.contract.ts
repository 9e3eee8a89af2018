import {
  defineRoute,
  describeField,
  id,
  line,
  ownItemParams,
  ownParams,
  rowVersion,
  z,
} from '@rostrum/contracts';

/** More than an organisation needs, and few enough to compare with each member's groups. */
export const maxGroupMappings = 200;
export const mappedRoles = ['administrator', 'agent', 'expert', 'staff'] as const;

export const groupMapping = z.object({
  id,
  version: rowVersion,
  /** The display name or external id of a group, or its value in a claim of a sign-in. */
  group_name: z.string(),
  role: z.enum(mappedRoles),
  departments: z.array(z.string()),
});
export type GroupMapping = z.infer<typeof groupMapping>;

/** A group, and the role that its members get. */
export const groupMappingForm = z
  .object({
    group_name: describeField(line(255, 1), {
      label: 'Group',
      hint: 'The name or ID of the group, as your identity provider sends it.',
      missing: 'Enter the name of the group.',
    }),
    role: describeField(z.enum(mappedRoles), { label: 'Role' }),
    departments: describeField(z.array(line(120, 1)).max(50).default([]), { label: 'Departments' }),
  })
  .superRefine(({ role, departments }, context) => {
    if (role === 'agent' && departments.length === 0)
      context.addIssue({
        code: 'custom',
        path: ['departments'],
        message: 'Choose at least one department. Without one, an agent sees nothing.',
      });
  });

const base = '/app/integrations/{identifier}/group-mappings';
const response = z.object({
  items: z.array(groupMapping).max(maxGroupMappings),
  /** Names of the groups that the identity provider has pushed. */
  groups: z.array(z.string()).max(1000),
});

export const groupMappings = {
  list: defineRoute({
    id: 'integrations.groupMappings',
    method: 'GET',
    path: base,
    summary: 'The groups of the identity provider that are mapped to a role and departments.',
    params: ownParams,
    response,
    errors: ['not_allowed'],
  }),
  add: defineRoute({
    id: 'integrations.addGroupMapping',
    method: 'POST',
    path: base,
    summary: 'Maps a group to a role and departments. Its members get them shortly after.',
    params: ownParams,
    body: groupMappingForm,
    response,
    errors: ['not_allowed'],
  }),
  change: defineRoute({
    id: 'integrations.changeGroupMapping',
    method: 'PUT',
    path: `${base}/{id}`,
    summary: 'Changes what a group is mapped to. Its members follow shortly after.',
    params: ownItemParams,
    body: groupMappingForm.safeExtend({ version: rowVersion }),
    response,
    errors: ['not_allowed', 'not_found', 'version_conflict'],
  }),
  remove: defineRoute({
    id: 'integrations.removeGroupMapping',
    method: 'DELETE',
    path: `${base}/{id}`,
    summary: 'Removes a mapping. Members who had their role from it become staff.',
    params: ownItemParams,
    response,
    errors: ['not_allowed', 'not_found'],
  }),
};
