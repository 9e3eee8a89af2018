import type { SsoStatus } from '@rostrum/contracts';
import type { SsoSettings } from '@rostrum/contracts/settings';
import {
  CircleCheckIcon,
  CircleDashedIcon,
  FlaskConicalIcon,
  LockIcon,
  type Icon,
  type Tone,
} from '@rostrum/ui-kit';

export const statusWords: Record<SsoStatus, { name: string; icon: Icon; tone: Tone; means: string }> = {
  not_set: {
    name: 'Off',
    icon: CircleDashedIcon,
    tone: 'plain',
    means: 'Members sign in with a password or an emailed link.',
  },
  testing: {
    name: 'Testing',
    icon: FlaskConicalIcon,
    tone: 'info',
    means: 'Only owners and administrators can use it, to try it out.',
  },
  active: {
    name: 'On',
    icon: CircleCheckIcon,
    tone: 'success',
    means: 'People with an address at a verified domain can use it. Passwords still work.',
  },
  enforced: {
    name: 'Enforced',
    icon: LockIcon,
    tone: 'success',
    means: 'The only way to sign in. Owners can still use their password.',
  },
};

/** The choices of the SAML options, by field and value. */
export const samlOptionWords = {
  request_binding: { automatic: 'Automatic', redirect: 'HTTP-Redirect', post: 'HTTP-POST' },
  sign_requests: { automatic: 'Automatic', always: 'Always', never: 'Never' },
  name_id_format: {
    any: 'Any: the provider chooses',
    unspecified: 'Unspecified',
    emailAddress: 'Email address',
    persistent: 'Persistent',
    transient: 'Transient',
  },
  encryption: {
    off: 'Not asked for',
    offered: 'Offered: list our encryption key in the metadata',
    required: 'Required: refuse assertions that are not encrypted',
  },
  signed: { assertion: 'The assertion', response: 'The response', both: 'Both' },
} as const;

const dayMs = 86_400_000;

/** Returns why a state can't be chosen yet and what to do first, as the server requires it; null when it can. */
export function findStatusBlocker(
  status: SsoStatus,
  {
    kind,
    domains,
    last_sign_in_at,
    owners,
  }: Pick<SsoSettings, 'kind' | 'domains' | 'last_sign_in_at' | 'owners'>,
  now: number,
): string | null {
  if (status === 'not_set') return null;
  if (kind === null) return 'Connect your identity provider first.';
  if (!domains.some(({ verified_at }) => verified_at !== null)) return 'Verify a domain first.';
  if (status !== 'enforced') return null;
  if (last_sign_in_at === null || now - Date.parse(last_sign_in_at) > dayMs)
    return 'Sign in through your provider once within 24 hours first, so that a mistake can’t lock everyone out.';
  if (!owners.some(({ has_password }) => has_password))
    return 'An owner needs a password first, to get in when the provider fails.';
  if (!owners.some(({ has_password, has_second_factor }) => has_password && has_second_factor))
    return 'An owner with a password must set up two-step verification first, under Settings > Password.';
  return null;
}

const testErrors: Record<string, string> = {
  SsoNoEmail: 'Your provider sent no verified email address.',
  SsoForeignDomain: "The address belongs to a domain that isn't verified here.",
  SsoNoAccount: 'There is no account with this address in your organisation.',
  SsoDisabled: 'Only owners and administrators get in while it is tested.',
  OAuthAccountNotLinked:
    'This account must be linked under Settings > Password first. Owners and people of several organisations link by themselves.',
};

/** Why a tested sign-in was refused. */
export const describeTestError = (code: string): string => testErrors[code] ?? `It was refused (${code}).`;

/** How long a certificate is still good, and from when on that is worth a look. */
export function describeCertificate(until: string, now: number): { words: string; tone: Tone } {
  const days = Math.floor((Date.parse(until) - now) / dayMs);
  if (days < 0) return { words: 'Expired', tone: 'danger' };
  return {
    words: days === 1 ? '1 day left' : `${days} days left`,
    tone: days < 7 ? 'danger' : days < 60 ? 'warning' : 'success',
  };
}
