import { navigationRoleOf, type NavigationRole, type Role } from '@rostrum/contracts';

/** `scope`: an agent's departments and tags. `own`: what belongs to the person. */
export type Grant = 'allow' | 'scope' | 'own' | 'deny';
type Row = Record<NavigationRole, Grant>;

/** In the order of the header below, so that the table reads as one. */
const row = (
  ...[administrator, agent, expert, individual, staff, seeker]: [Grant, Grant, Grant, Grant, Grant, Grant]
): Row => ({
  administrator,
  agent,
  expert,
  individual,
  staff,
  seeker,
});

/** Every action of the product and what each role may do of it. Routes name an action; a route without one keeps the server from starting. */
export const policy = {
  // action                  administrator agent expert individual staff seeker
  'session.own': row('own', 'own', 'own', 'own', 'own', 'own'),
  'person.list': row('allow', 'scope', 'deny', 'deny', 'deny', 'deny'),
  'person.read': row('allow', 'scope', 'own', 'own', 'own', 'deny'),
  'person.publish': row('allow', 'deny', 'deny', 'own', 'deny', 'deny'),
  'person.write_own': row('own', 'own', 'own', 'own', 'own', 'deny'),
  'post.list': row('allow', 'deny', 'deny', 'deny', 'deny', 'deny'),
  'question.list': row('allow', 'deny', 'deny', 'deny', 'deny', 'deny'),
  'inquiry.read': row('allow', 'scope', 'own', 'own', 'deny', 'deny'),
  'inquiry.reply': row('allow', 'scope', 'own', 'own', 'deny', 'deny'),
  'inquiry.note': row('allow', 'scope', 'own', 'own', 'deny', 'deny'),
  'inquiry.assign': row('allow', 'scope', 'deny', 'deny', 'deny', 'deny'),
  'inquiry.close': row('allow', 'scope', 'deny', 'own', 'deny', 'deny'),
  'inquiry.send': row('own', 'own', 'own', 'own', 'own', 'own'),
  'search.read': row('allow', 'allow', 'allow', 'allow', 'allow', 'allow'),
  'bookmark.own': row('own', 'own', 'own', 'own', 'own', 'own'),
  'analytics.home': row('allow', 'deny', 'deny', 'deny', 'deny', 'deny'),
  'analytics.read': row('allow', 'scope', 'own', 'own', 'deny', 'deny'),
  'activity.read': row('allow', 'own', 'own', 'own', 'own', 'own'),
  'settings.own': row('own', 'own', 'own', 'own', 'own', 'own'),
  'settings.organisation': row('allow', 'deny', 'deny', 'own', 'deny', 'deny'),
} as const satisfies Record<string, Row>;

export type Action = keyof typeof policy;

export const grantOf = (role: Role, action: Action): Grant => policy[action][navigationRoleOf(role)];
