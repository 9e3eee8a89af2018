import { mostSubscribers, type PastedAddress } from '@rostrum/contracts/inquiries';
import { isBusinessError, type Secrets } from '@rostrum/server-kit';
import { type Transaction, runAsSystem, uuidv7 } from '@rostrum/server-kit/database';
import { type MailOutbox, toPlainName } from '@rostrum/server-kit/mail';
import { findBlockedAddresses, inquiryTeamRepository } from '../inquiries/index.ts';
import { confirmDays, confirmTokenHash, confirmUrl, newConfirmToken, unsubscribeUrl } from './list-links.ts';
import { confirmSubscriptionMail } from './list-mails.ts';
import { type ListRecord } from './lists.repository.ts';
import type { MailingListMailKind } from './mail-kinds.ts';
import { type ReadAddress } from './pasted-addresses.ts';
import { subscriberEntity, subscribersRepository } from './subscribers.repository.ts';

type Verdict = Pick<PastedAddress, 'verdict' | 'remedy'>;

/** An address is asked to confirm at most this often in a day, by all organisations together. */
const maxAsked = 3;
/** Words of a pasted text that are judged, good and bad; a longer one is no list of addresses. */
export const mostPasted = 1000;
const day = 86_400_000;

const refuse = (verdict: PastedAddress['verdict'], remedy: string): Verdict => ({ verdict, remedy });
export interface SubscriberDeps {
  mail: MailOutbox;
  secrets: Secrets;
  config: { publicUrl: string };
  clock: () => Date;
}

/** Puts pasted addresses on a list, each judged alone. */
export function createAddressAdder({ mail, secrets, config, clock }: SubscriberDeps) {
  /** What decides about addresses, read once for all of them. */
  async function readGrounds(tx: Transaction, list: ListRecord, emails: readonly string[]) {
    const { orgId } = list;
    const since = new Date(clock().getTime() - day);
    const members = await subscribersRepository.members(tx, orgId, emails);
    return {
      organisation: await inquiryTeamRepository.organisation(tx, orgId),
      blocked: await findBlockedAddresses(tx, orgId, emails, clock()),
      members: new Map(members.map((member) => [member.email, member])),
      present: new Map(
        (await subscribersRepository.all(tx, list)).map((each) => [each.email.toLowerCase(), each]),
      ),
      askedOften: await runAsSystem('how often an address was asked counts for all organisations', () =>
        subscribersRepository.askedOften(tx, emails, { since, times: maxAsked }),
      ),
    };
  }
  type Grounds = Awaited<ReturnType<typeof readGrounds>>;

  /** Mails a new link; one that was mailed before works no more. Returns what is stored of it. */
  async function askToConfirm(
    tx: Transaction,
    { list, organisation }: { list: ListRecord; organisation: Grounds['organisation'] },
    { id, email }: { id: string; email: string },
  ) {
    const token = newConfirmToken();
    const url = confirmUrl(config.publicUrl, token);
    await mail.enqueue(tx, {
      kind: 'mailing_list.confirm' satisfies MailingListMailKind,
      to: { name: '', email },
      fromName: toPlainName(organisation.name),
      ...confirmSubscriptionMail({
        organisation: organisation.name,
        sends: list.sends,
        url,
        days: confirmDays,
      }),
      unsubscribeUrl: unsubscribeUrl(config.publicUrl, secrets.unsubscribe, id),
      orgId: list.orgId,
      entity: { type: subscriberEntity, id },
    });
    return {
      state: 'pending' as const,
      stateAt: clock(),
      reason: null,
      confirmHash: confirmTokenHash(token),
      confirmUntil: new Date(clock().getTime() + confirmDays * day),
    };
  }

  /** Puts one address on the list, or says why not. One that waits, unsubscribed or bounced is asked to confirm again. */
  async function addOne(
    tx: Transaction,
    { list, grounds, room }: { list: ListRecord; grounds: Grounds; room: number },
    email: string,
  ): Promise<Verdict> {
    const key = email.toLowerCase();
    const present = grounds.present.get(key);
    if (present?.state === 'active') return refuse('already_there', 'Nothing to do. It is on the list.');
    if (grounds.blocked.has(key))
      return refuse('blocked', 'It is on the Blocked List. Remove the rule there first.');
    if (present === undefined && room <= 0)
      return refuse('no_room', `A list takes ${mostSubscribers} addresses. Put the others on another list.`);
    const member = grounds.members.get(key);
    const isKnown = present === undefined && member !== undefined;
    if (!isKnown && grounds.askedOften.has(key))
      return refuse('asked_often', `It was asked ${maxAsked} times in 24 hours. Add it again tomorrow.`);
    const subscriber = {
      id: present?.id ?? uuidv7(),
      orgId: list.orgId,
      listId: list.id,
      email,
      name: member?.name ?? '',
      userId: member?.userId ?? null,
    };
    if (isKnown) {
      await subscribersRepository.insert(tx, { ...subscriber, state: 'active', stateAt: clock() });
      return { verdict: 'added', remedy: null };
    }
    try {
      // Refused over budget before anything is stored of the address.
      const asked = await askToConfirm(tx, { list, organisation: grounds.organisation }, subscriber);
      if (present) await subscribersRepository.change(tx, present.id, asked);
      else await subscribersRepository.insert(tx, { ...subscriber, ...asked });
      return { verdict: 'must_confirm', remedy: null };
    } catch (error) {
      if (isBusinessError(error) && error.code === 'too_many_requests')
        return refuse('asked_often', error.message);
      throw error;
    }
  }

  async function addAll(tx: Transaction, list: ListRecord, read: readonly ReadAddress[]) {
    const emails = [...new Set(read.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()])))];
    const grounds = await readGrounds(tx, list, emails.slice(0, 2 * mostSubscribers));
    const seen = new Set<string>();
    const addresses: PastedAddress[] = [];
    let room = mostSubscribers - grounds.present.size;
    for (const address of read) {
      const { line, value, email, remedy } = address;
      const key = email?.toLowerCase() ?? '';
      let verdict: Verdict;
      if (email === null) verdict = { verdict: 'invalid', remedy };
      else if (seen.has(key)) verdict = refuse('already_there', 'It stands above already.');
      else if (seen.size >= mostSubscribers)
        verdict = refuse('no_room', `Paste at most ${mostSubscribers} addresses at once.`);
      else verdict = await addOne(tx, { list, grounds, room }, email);
      if (email !== null) seen.add(key);
      if (verdict.remedy === null && !grounds.present.has(key)) room -= 1;
      addresses.push({ line, value, ...verdict });
    }
    return addresses;
  }

  return { addAll };
}
