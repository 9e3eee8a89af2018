import { isSeekerRole, type Role } from './roles.ts';

/** Where a role arrives after sign-in (specification, section 2); an unknown role goes to `/`. */
export function landingPageOf(role: Role | (string & {})): string {
  if (role === 'administrator' || role === 'owner') return '/dashboard';
  if (role === 'agent' || role === 'expert' || role === 'staff' || role === 'individual')
    return '/dashboard/people';
  return isSeekerRole(role as Role) ? '/dashboard/seeker' : '/';
}
