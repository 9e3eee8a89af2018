import type { ParsedBody } from '@rostrum/contracts';
import type { SeekerProfile, seekerProfiles } from '@rostrum/contracts/settings';
import { seekerProfileRepository, type SeekerProfileRecord } from '@rostrum/identity';
import { ConflictError, NotFoundError, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { type Database, transaction } from '@rostrum/server-kit/database';
import { changedFields } from '../changed-fields.ts';

const present = (row: SeekerProfileRecord): SeekerProfile => ({
  version: row.version,
  seeker_type: row.seekerType,
  verification: row.verification,
  outlet: row.outlet,
  organization: row.organization,
  job_title: row.jobTitle,
  media_position: row.mediaPosition,
  media_type: row.mediaType,
  website: row.website,
  country: row.country,
  beats: row.beats,
  bylines: row.bylines,
});

/** As the record compares and shows it: each list in one line. */
const toRecorded = ({ beats, bylines, ...rest }: ParsedBody<typeof seekerProfiles.change>) => ({
  ...rest,
  beats: beats.join(', '),
  bylines: bylines.join(', '),
});

/** What seekers say of themselves, for the forms that they fill. */
export function createSeekerProfileService({ db }: { db: Database }) {
  return {
    async get(session: Permitted<'settings.own'>) {
      const row = await seekerProfileRepository.find(db, session.userId);
      return { profile: row ? present(row) : null };
    },

    async change(
      session: Permitted<'settings.own'>,
      request: RequestInfo,
      body: ParsedBody<typeof seekerProfiles.change>,
    ) {
      const { version, ...next } = body;
      return transaction(db, async (tx) => {
        const before = await seekerProfileRepository.find(tx, session.userId);
        if (!before) throw new NotFoundError('Only seekers have this profile.');
        const { job_title, media_position, media_type, ...same } = next;
        const values = { ...same, jobTitle: job_title, mediaPosition: media_position, mediaType: media_type };
        if (!(await seekerProfileRepository.change(tx, { userId: session.userId, version }, values)))
          throw new ConflictError(
            'This profile was changed meanwhile. Look at the newer state and try again.',
            { details: present(before) },
          );
        const changed = changedFields(toRecorded(present(before)), toRecorded(body));
        if (changed)
          await recordActivity(tx, {
            actor: actorOf(session),
            orgId: null,
            verb: 'user.profile_changed',
            text: 'changed what they say of themselves in inquiries',
            entity: {
              type: 'user',
              id: session.userId,
              label: session.name,
              href: '/dashboard/settings/contact',
            },
            ...changed,
            request,
          });
        const after = await seekerProfileRepository.find(tx, session.userId);
        return { profile: after ? present(after) : null };
      });
    },
  };
}
