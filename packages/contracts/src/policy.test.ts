import { expect, test } from 'vitest';
import { actions, grantOf, isGranted, policy, rolesAllowed } from './policy.ts';
import { navigationRoles } from './roles.ts';

test('an action is granted to the roles that it is not denied to, and an unknown one to no one', () => {
  for (const action of actions)
    expect(navigationRoles.filter((role) => isGranted(role, action))).toEqual(rolesAllowed(action));
  for (const unknown of ['person.of_tomorrow', 'toString', '__proto__', ''])
    expect(navigationRoles.filter((role) => isGranted(role, unknown))).toEqual([]);
  expect(navigationRoles.every((role) => isGranted(role, 'public'))).toBe(true);
});

test('an owner may do exactly what an administrator may, and each kind of seeker the same', () => {
  for (const action of actions) {
    expect(grantOf('owner', action)).toBe(grantOf('administrator', action));
    for (const seeker of ['media', 'event', 'legal', 'research', 'business'] as const)
      expect(grantOf(seeker, action)).toBe(grantOf('seeker', action));
  }
});

test('only agents have a scope, and nothing of an organisation is open to seekers', () => {
  expect(actions.filter((action) => policy[action].seeker === 'allow')).toEqual(['search.read']);
  for (const action of actions) {
    const { agent, seeker, ...others } = policy[action];
    expect(Object.values({ ...others, seeker })).not.toContain('scope');
    expect(['deny', 'own', 'scope', 'allow']).toContain(agent);
  }
});
