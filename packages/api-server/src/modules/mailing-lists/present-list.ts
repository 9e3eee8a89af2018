import { inquiryTypeId } from '@rostrum/contracts';
import type { ListFilter, MailingList } from '@rostrum/contracts/inquiries';
import { isoOrNull } from '@rostrum/server-kit/database';
import type { ListRecord } from './lists.repository.ts';
import type { Sending } from './send-times.ts';

/** The rules of a stored list. */
export const filterOf = (list: ListRecord): ListFilter => ({
  types: list.types.map((type) => inquiryTypeId.parse(type)),
  departments: list.departments,
  tags: list.tags,
  person_ids: list.personIds,
  countries: list.countries,
  verified_only: list.verifiedOnly,
});

/** When a stored list sends. */
export const sendingOf = ({ mode, quietFrom, quietUntil }: ListRecord, timezone: string): Sending => ({
  mode,
  quiet: quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil },
  timezone,
});

type Counts = MailingList['subscribers'];
const nobody: Counts = { active: 0, pending: 0, unsubscribed: 0, bounced: 0, left: 0 };

export const presentList = (
  list: ListRecord,
  { counts, names }: { counts: readonly (Counts & { listId: string })[]; names: MailingList['experts'] },
): MailingList => {
  const { listId: _id, ...subscribers } = counts.find(({ listId }) => listId === list.id) ?? {
    listId: list.id,
    ...nobody,
  };
  return {
    id: list.id,
    version: list.version,
    sends: list.sends === 'reports' ? 'posts' : list.sends,
    subject: list.sends,
    name: list.name,
    description: list.description,
    ...filterOf(list),
    experts: names.filter(({ id }) => list.personIds.includes(id)),
    mode: list.mode,
    content: list.content,
    quiet_from: list.quietFrom,
    quiet_until: list.quietUntil,
    paused_at: isoOrNull(list.pausedAt),
    last_sent_at: isoOrNull(list.lastSentAt),
    subscribers,
  };
};
