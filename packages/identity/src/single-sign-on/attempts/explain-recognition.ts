import { signInErrors, ssoErrors } from '@rostrum/contracts';
import type { RefusedAttempt } from './record-attempt.ts';
import type { SsoReason } from './sso-reasons.ts';

const reasons: Record<string, SsoReason> = {
  [ssoErrors.noEmail]: 'no_email',
  [ssoErrors.foreignDomain]: 'foreign_domain',
  [ssoErrors.noAccount]: 'no_account',
  [ssoErrors.linkedElsewhere]: 'linked_elsewhere',
  [ssoErrors.disabled]: 'testing',
  [signInErrors.memberDeactivated]: 'deactivated',
  OAuthAccountNotLinked: 'not_linked',
};

/** Returns what administrators learn of a person whom `recogniseMember` or `linkMember` refused. */
export function explainRecognition(
  error: string,
  { email }: { email: string | undefined },
): Pick<RefusedAttempt, 'reason' | 'received' | 'email'> {
  const reason = reasons[error] ?? 'other';
  if (reason === 'no_email')
    return email === undefined
      ? { reason }
      : { reason: /^\p{ASCII}*$/u.test(email) ? reason : 'email_not_plain', received: email };
  // Of a foreign address the domain is what the administrator has to decide about.
  if (reason === 'foreign_domain') return { reason, received: email?.slice(email.lastIndexOf('@') + 1) };
  return { reason, email };
}
