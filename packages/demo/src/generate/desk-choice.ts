import { inquiryTypeIds } from '@rostrum/contracts';
import type { PersonContent } from '../content/read-content.ts';
import type { Drawing, InquiryDraft } from './inquiry-drafts.ts';
import type { Handled } from './inquiry-history.ts';

/** Restricted matters go to the head of the desk, all others to whoever looks after the department, or to anyone. */
export function handlingOf(
  { context, organisation, random }: Drawing,
  { type, experts }: InquiryDraft,
): Pick<Handled, 'desk' | 'assigner' | 'expertName' | 'expertAccount'> {
  const { personOf, userOf, users } = context;
  const person = experts[0] === undefined ? undefined : personOf(experts[0]);
  const members = organisation.desk.map(userOf);
  const head = members.at(-1);
  const inScope = members.filter(({ scopes }) => person !== undefined && scopes.includes(person.department));
  const isRestricted = type === inquiryTypeIds.expert_witness || type === inquiryTypeIds.donor;
  const chosen = isRestricted ? head : random.pick(inScope.length > 0 ? inScope : members);
  const desk = chosen ?? random.pick(members);
  // An agent sees what lies in their departments, and everything else only once it is theirs.
  const sees = desk.role !== 'agent' || inScope.includes(desk);
  const account = person && users.get(person.username);
  return {
    desk: desk.key,
    // An individual is the only one there is, and is not assigned anything.
    assigner: desk.role === 'individual' ? null : sees ? desk.key : (head?.key ?? desk.key),
    expertName: person === undefined ? 'our colleague' : calledName(person),
    expertAccount: account !== undefined && account.key !== desk.key ? account.key : null,
  };
}

/** Dr Reyes, or the whole name where there is no title. */
const calledName = ({ prefix, firstname, lastname }: PersonContent) => `${prefix ?? firstname} ${lastname}`;
