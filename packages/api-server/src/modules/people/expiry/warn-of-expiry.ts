import { formatDay, shortenText } from '@rostrum/contracts';
import { organisationStatusRepository } from '@rostrum/identity';
import { recordActivity, systemActor } from '@rostrum/server-kit/audit';
import { runAsSystem, transaction, type Transaction } from '@rostrum/server-kit/database';
import { writeNotifications } from '../../notifications/index.ts';
import type { PersonMailKind } from '../mail-kinds.ts';
import { personReviewRepository } from '../person-reviews.repository.ts';
import type { ReviewDeps } from '../review.service.ts';
import { addDays } from '../review-times.ts';
import { expiringAccreditationRepository as accreditations } from './expiring-accreditations.repository.ts';
import { expiryMail } from './expiry-mail.ts';

/** How long before its last day an accreditation is warned of. */
export const warningDays = 60;
const atOnce = 500;

/** What a notification holds of a name; a profile may name an accreditation in 150 characters. */
const cutName = (text: string): string => shortenText(text, 160);

const toDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * Warns of accreditations that expire: their person in the header and by email, or those who run the organisation where no
 * account is theirs, with an entry of the record. Answers of how many it warned.
 */
export const warnOfExpiry = ({ db, clock, mail, config }: ReviewDeps): Promise<number> =>
  runAsSystem('accreditations of every organisation are warned of', async () => {
    const span = { from: toDay(clock()), to: toDay(addDays(clock(), warningDays)) };

    async function warn(
      tx: Transaction,
      { orgId, id, personId }: Record<'orgId' | 'id' | 'personId', string>,
    ) {
      const due = await accreditations.claim(tx, { orgId, id, ...span });
      if (!due) return false;
      const person = await personReviewRepository.recipient(tx, { orgId, id: personId });
      const readers = person.is_proved
        ? [{ userId: person.user_id, name: person.name, firstname: person.firstname, email: person.email }]
        : (await organisationStatusRepository.managers(tx, orgId)).map(
            ({ userId, firstname, lastname, email }) => ({
              userId,
              name: `${firstname} ${lastname}`,
              firstname,
              email,
            }),
          );
      await writeNotifications(
        tx,
        {
          orgId,
          kind: 'expiry',
          actor: null,
          text: `${person.is_proved ? 'Your accreditation' : 'An accreditation'} is valid until ${formatDay(due.valid_until)}`,
          detail: cutName(person.is_proved ? due.name : `${due.name} of ${person.name}`),
          entityId: personId,
          createdAt: clock(),
        },
        readers.flatMap(({ userId }) => userId ?? []),
      );
      for (const { name, firstname, email } of readers)
        await mail.enqueue(tx, {
          kind: 'person.accreditation_expires' satisfies PersonMailKind,
          orgId,
          entity: { type: 'person', id: personId },
          to: { name, email },
          fromName: person.organisation,
          ...expiryMail({
            organisation: person.organisation,
            firstname,
            person: person.is_proved ? null : person.name,
            accreditation: due.name,
            issuer: due.issuer,
            validUntil: due.valid_until,
            link: `${config.publicUrl}${person.is_proved ? '/dashboard/people' : `/dashboard/people/${personId}`}`,
          }),
        });
      await recordActivity(tx, {
        actor: systemActor,
        orgId,
        verb: 'person.accreditation_expiring',
        text: `warned that ${due.name} of ${person.name} is valid until ${due.valid_until}`,
        entity: { type: 'person', id: personId, label: person.name, href: '/dashboard/people' },
      });
      return true;
    }

    const due = await accreditations.due(db, { ...span, limit: atOnce });
    let warned = 0;
    for (const { id, org_id: orgId, person_id: personId } of due)
      if (await transaction(db, (tx) => warn(tx, { orgId, id, personId }))) warned += 1;
    return warned;
  });
