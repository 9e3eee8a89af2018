import { recordActivity, systemActor } from '@rostrum/server-kit/audit';
import { type Database, transaction } from '@rostrum/server-kit/database';
import { ssoMemberRepository } from './sso-members.repository.ts';

const maxLength = 60;

interface PersonName {
  firstname: string | undefined;
  lastname: string | undefined;
}

const clean = (name: string | undefined): string =>
  [
    ...(name ?? '')
      .normalize('NFC')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim(),
  ]
    .slice(0, maxLength)
    .join('');

const capitalise = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Names that an address like ines.calder@… suggests. */
function guessName(email: string): string[] {
  const [local = email] = email.split('@');
  return local
    .split('+', 1)
    .join('')
    .split(/[._-]+/)
    .filter((part) => /\p{L}/u.test(part))
    .map(capitalise);
}

/** Accounts need a last name. It is corrected in Settings, or by a name that the provider sends later. */
const unknownName = '–';

/** Returns the name of a new member: what the provider sent, else what the address suggests. */
export function chooseName(person: PersonName, email: string): { firstname: string; lastname: string } {
  const [first = email, ...others] = guessName(email);
  const sent = { firstname: clean(person.firstname), lastname: clean(person.lastname) };
  if (sent.firstname !== '' && sent.lastname !== '') return sent;
  return {
    firstname: sent.firstname || clean(first),
    lastname: sent.lastname || clean(others.join(' ')) || unknownName,
  };
}

/** Takes over a changed name from the provider. Accounts that are more than a member here keep the name they have. */
export async function followName(
  db: Database,
  { organisation, person }: { organisation: { id: string }; person: PersonName },
  userId: string,
): Promise<void> {
  const [firstname, lastname] = [clean(person.firstname), clean(person.lastname)];
  if (firstname === '' || lastname === '') return;
  await transaction(db, async (tx) => {
    const name = { firstname, lastname };
    if (!(await ssoMemberRepository.rename(tx, organisation.id, userId, name))) return;
    await recordActivity(tx, {
      actor: systemActor,
      orgId: organisation.id,
      verb: 'member.changed',
      text: `took over the name ${firstname} ${lastname} from single sign-on`,
      entity: { type: 'user', id: userId, label: `${firstname} ${lastname}` },
    });
  });
}
