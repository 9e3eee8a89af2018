import { z } from 'zod';

/** The twelve roles (specification, section 6). `owner` is treated as administrator in the interface. */
export const roles = [
  'owner',
  'administrator',
  'agent',
  'expert',
  'individual',
  'staff',
  'media',
  'event',
  'legal',
  'research',
  'business',
  'seeker',
] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const seekerRoles = [
  'media',
  'event',
  'legal',
  'business',
  'research',
  'seeker',
] as const satisfies Role[];
export type SeekerRole = (typeof seekerRoles)[number];

/** What navigation, tabs and menus are written for: owner counts as administrator, every seeker type as seeker. */
export const navigationRoles = ['administrator', 'agent', 'expert', 'individual', 'staff', 'seeker'] as const;
export type NavigationRole = (typeof navigationRoles)[number];

export const isSeekerRole = (value: Role): value is SeekerRole =>
  (seekerRoles as readonly Role[]).includes(value);

/** The role whose navigation, tabs and menu a session sees. */
export function navigationRoleOf(value: Role): NavigationRole {
  if (value === 'owner') return 'administrator';
  if (isSeekerRole(value)) return 'seeker';
  return value;
}
