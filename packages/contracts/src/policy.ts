import { navigationRoleOf, navigationRoles, type NavigationRole, type Role } from './roles.ts';

/** `scope`: an agent's departments and tags. `own`: what belongs to the person. */
export type Grant = 'allow' | 'scope' | 'own' | 'deny';
type Row = Readonly<Record<NavigationRole, Grant>>;

/** In the order of the header below, so that the table reads as one. */
const row = (
  ...[administrator, agent, expert, individual, staff, seeker]: [Grant, Grant, Grant, Grant, Grant, Grant]
): Row => ({ administrator, agent, expert, individual, staff, seeker });

const administratorOnly = row('allow', 'deny', 'deny', 'deny', 'deny', 'deny');
const desk = row('allow', 'scope', 'deny', 'deny', 'deny', 'deny');
const withInquiries = row('allow', 'scope', 'own', 'own', 'deny', 'deny');
const everyoneOwn = row('own', 'own', 'own', 'own', 'own', 'own');
const seekerOwn = row('deny', 'deny', 'deny', 'deny', 'deny', 'own');

/**
 * Every action of the product and what each role may do of it; owner counts as administrator. The server asks it for
 * each call, guards and menus for each page, the tests for both: there is no second list of who may do what.
 */
export const policy = {
  // action                     administrator agent expert individual staff seeker
  'session.own': everyoneOwn,
  'security.own': everyoneOwn,
  'settings.own': everyoneOwn,
  'bookmark.own': everyoneOwn,
  'notification.own': row('own', 'own', 'own', 'own', 'deny', 'own'),
  /** When they are also mailed; what seekers are told of is always mailed. */
  'notification.choose': withInquiries,
  'inquiry.send': everyoneOwn,
  /** Seekers: files of their inquiries, no pictures and tables. */
  'upload.own': everyoneOwn,
  'activity.read': row('allow', 'own', 'own', 'own', 'own', 'own'),
  /** The search box of the header (specification, section 6). */
  'search.header': row('allow', 'allow', 'deny', 'deny', 'deny', 'deny'),
  'search.read': row('allow', 'allow', 'allow', 'allow', 'allow', 'allow'),
  'seeker.home': seekerOwn,
  /** Sent inquiries and bookmarks in the top navigation; others reach theirs elsewhere (specification, section 2). */
  'seeker.menu': seekerOwn,

  'person.list': desk,
  'person.read': row('allow', 'scope', 'own', 'own', 'own', 'deny'),
  'person.create': administratorOnly,
  'person.delete': administratorOnly,
  /** Which agent looks after people. */
  'person.assign': administratorOnly,
  /** What the team keeps of people: names, contact, access; with what anybody may write of their own profile. */
  'person.manage': desk,
  /** Names, title and contact. An organisation of one has no team that would keep them. */
  'person.write_record': row('allow', 'scope', 'deny', 'own', 'deny', 'deny'),
  'person.write': row('allow', 'scope', 'own', 'own', 'own', 'deny'),
  /** Several at once. Of an agent each is refused that this agent was not granted. */
  'person.set_status': row('allow', 'scope', 'deny', 'own', 'deny', 'deny'),
  'person.publish': row('allow', 'deny', 'deny', 'own', 'deny', 'deny'),
  'person.write_own': row('own', 'own', 'own', 'own', 'own', 'deny'),
  'invitation.manage': administratorOnly,

  'post.list': administratorOnly,
  'post.write': administratorOnly,
  'post.publish': administratorOnly,
  /** Whoever has a profile may be asked. */
  'post.sign_off': row('own', 'own', 'own', 'own', 'own', 'deny'),
  'question.list': administratorOnly,
  'question.write': administratorOnly,
  /** Whoever has a profile may be asked. */
  'answer.own': row('own', 'own', 'own', 'own', 'own', 'deny'),

  'inquiry.read': withInquiries,
  'inquiry.reply': withInquiries,
  'inquiry.note': withInquiries,
  'inquiry.assign': desk,
  'inquiry.ask': desk,
  /** Whoever has a profile may be asked. */
  'ask.answer': row('own', 'own', 'own', 'own', 'own', 'deny'),
  'inquiry.close': row('allow', 'scope', 'deny', 'own', 'deny', 'deny'),
  'inquiry.activity': desk,
  'inquiry.setup': administratorOnly,
  'quarantine.manage': administratorOnly,
  'mailing_list.manage': administratorOnly,
  'blocked_list.manage': desk,

  'analytics.home': administratorOnly,
  'analytics.read': withInquiries,
  'analytics.content': administratorOnly,

  'builder.manage': administratorOnly,
  'theme.brand': row('allow', 'deny', 'deny', 'own', 'deny', 'deny'),
  'theme.manage': administratorOnly,

  /** The organisation as a whole: who sees its directory, the order of its settings, a new area. */
  'organisation.administer': administratorOnly,
  'settings.organisation': row('allow', 'deny', 'deny', 'own', 'deny', 'deny'),
  'access.manage': row('allow', 'deny', 'deny', 'own', 'deny', 'deny'),
  'timezone.manage': administratorOnly,
  'license.manage': administratorOnly,
  'classification.manage': administratorOnly,
  'integration.manage': administratorOnly,
  'sso.manage': administratorOnly,
  /** Other releases of areas than the released ones, in one's own browser. */
  'platform.override': administratorOnly,
} as const satisfies Record<string, Row>;

export type Action = keyof typeof policy;
export const actions = Object.keys(policy) as readonly Action[];

/** How far a role may go with an action. */
export const grantOf = (role: Role, action: Action): Grant => policy[action][navigationRoleOf(role)];

/** What an entry of a menu asks for: an action, or nothing at all for what anybody may see. */
export type RequiredAction = Action | 'public';

const isRequiredAction = (action: string): action is RequiredAction =>
  action === 'public' || Object.hasOwn(policy, action);

/** The navigation roles that an action is not denied to. */
export const rolesAllowed = (action: RequiredAction): readonly NavigationRole[] =>
  action === 'public' ? navigationRoles : navigationRoles.filter((role) => policy[action][role] !== 'deny');

/**
 * Whether a role may do what an entry of a menu or the guard of a page names. An action that this policy does not know is
 * denied: a manifest may be newer than the shell that reads it.
 */
export const isGranted = (role: NavigationRole, action: string): boolean =>
  isRequiredAction(action) && rolesAllowed(action).includes(role);
