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
    means: 'Everybody signs in by password or mailed link.',
  },
  testing: {
    name: 'Testing',
    icon: FlaskConicalIcon,
    tone: 'info',
    means: 'Owners and administrators can try it. Nobody else is offered it.',
  },
  active: {
    name: 'On',
    icon: CircleCheckIcon,
    tone: 'success',
    means: 'Offered to everybody with an address of a proven domain. Passwords keep working.',
  },
  enforced: {
    name: 'Enforced',
    icon: LockIcon,
    tone: 'success',
    means: 'The only way in, except for owners.',
  },
};

const testErrors: Record<string, string> = {
  SsoNoEmail: 'It sent no email address that is confirmed.',
  SsoForeignDomain: 'The address is of a domain that is not proven here.',
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
