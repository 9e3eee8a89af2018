import type { account, ParsedBody } from '@rostrum/contracts';
import { hashPassword } from '../password-hash/password-hash.ts';
import { safeCallbackUrl } from '../sign-in/callback-url.ts';
import { InputError, type RequestInfo } from '@rostrum/server-kit';
import type { IdentityDeps } from '../identity-deps.ts';
import { weaknessOf } from '../password-hash/weak-password.ts';
import type { AccountOrders } from './account-orders.ts';
import {
  individualDetails,
  organisationDetails,
  seekerDetails,
  type SignUpDetails,
} from './sign-up-details.ts';

type SeekerBody = ParsedBody<typeof account.signUpSeeker>;
type IndividualBody = ParsedBody<typeof account.signUpIndividual>;
type OrganisationBody = ParsedBody<typeof account.signUpOrganisation>;
type Body = SeekerBody | OrganisationBody | IndividualBody;
type Deps = Pick<IdentityDeps, 'config' | 'limits'> & { orders: AccountOrders };

const acknowledged = { acknowledged: true } as const;

/** Sign-up as a stranger sees it: the same checks, the same work and the same answer for every address. */
export function createSignUpService({ orders, config, limits }: Deps) {
  const checkPassword = async (password: string, { email, firstname, lastname }: Body) => {
    const weakness = await weaknessOf(password, { email, name: `${firstname} ${lastname}` });
    if (weakness !== null) throw InputError.field('password', weakness, 'weak');
  };
  const order = (body: Body, data: SignUpDetails) =>
    orders.place('sign_up', {
      email: body.email,
      callbackUrl:
        body.callback_url === undefined ? null : safeCallbackUrl(body.callback_url, config.publicUrl),
      data,
    });
  return {
    async seeker(body: SeekerBody, { ip }: RequestInfo) {
      const { password } = body;
      if (password !== undefined) await checkPassword(password, body);
      const hash = password === undefined ? null : await hashPassword(password, limits.addressKey(ip));
      await order(body, seekerDetails(body, hash));
      return acknowledged;
    },

    async organisation(body: OrganisationBody, { ip }: RequestInfo) {
      await checkPassword(body.password, body);
      const hash = await hashPassword(body.password, limits.addressKey(ip));
      await order(body, organisationDetails(body, hash));
      return acknowledged;
    },

    async individual(body: IndividualBody, { ip }: RequestInfo) {
      await checkPassword(body.password, body);
      const hash = await hashPassword(body.password, limits.addressKey(ip));
      await order(body, individualDetails(body, hash));
      return acknowledged;
    },
  };
}
