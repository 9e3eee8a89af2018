import type { SsoStatus } from '@rostrum/contracts';
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
    means: 'Everyone signs in with a password or an emailed link.',
  },
  testing: {
    name: 'Testing',
    icon: FlaskConicalIcon,
    tone: 'info',
    means: 'Only owners and administrators can try it.',
  },
  active: {
    name: 'On',
    icon: CircleCheckIcon,
    tone: 'success',
    means: 'Offered to everyone with an address at a verified domain. Passwords keep working.',
  },
  enforced: {
    name: 'Enforced',
    icon: LockIcon,
    tone: 'success',
    means: 'The only way in, except for owners.',
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

const dayMs = 86_400_000;

/** How long a certificate is still good, and from when on that is worth a look. */
export function describeCertificate(until: string, now: number): { words: string; tone: Tone } {
  const days = Math.floor((Date.parse(until) - now) / dayMs);
  if (days < 0) return { words: 'Expired', tone: 'danger' };
  return {
    words: days === 1 ? '1 day left' : `${days} days left`,
    tone: days < 7 ? 'danger' : days < 60 ? 'warning' : 'success',
  };
}
