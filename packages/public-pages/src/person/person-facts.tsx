import { type PublicPerson, formatDay } from '@rostrum/contracts';
import { describeSpeaking } from '@rostrum/contracts/terms';
import {
  BadgeCheckIcon,
  GraduationCapIcon,
  ClockIcon,
  LanguagesIcon,
  MailIcon,
  MapPinIcon,
  MicIcon,
  PhoneIcon,
  TimerIcon,
  TvIcon,
} from 'lucide-react';
import { interviewLanguages, reachableHours, readyFor, readyWhen } from './person-words.ts';
import { classNames } from '../class-names.ts';
import styles from './person-facts.module.css';

const contactFacts = (contact: PublicPerson['contact']) => [
  {
    icon: MailIcon,
    label: 'Email',
    value: contact?.email && <a href={`mailto:${encodeURI(contact.email)}`}>{contact.email}</a>,
  },
  { icon: PhoneIcon, label: 'Phone', value: contact?.phone },
  { icon: MapPinIcon, label: 'Address', value: contact?.address.join(', ') },
];

/** When, in which language and how this person can be put to use; what is not known is left out. */
export function PersonFacts({ person, now }: { person: PublicPerson; now: number }) {
  // What a shell knows of a person that was open before this came is without it.
  const { speaking = [] } = person;
  const { notice, training } = readyWhen(person.readiness);
  const facts = [
    {
      icon: ClockIcon,
      label: 'Reachable',
      value: reachableHours(person.readiness, person.organisation.timezone, new Date(now)),
    },
    { icon: LanguagesIcon, label: 'Interviews in', value: interviewLanguages(person) },
    { icon: TvIcon, label: 'Ready for', value: readyFor(person.readiness) },
    { icon: TimerIcon, label: 'Ready', value: notice },
    { icon: GraduationCapIcon, label: 'Trained on camera', value: training },
    { icon: MicIcon, label: 'Speaks as', value: describeSpeaking(speaking) },
    ...contactFacts(person.contact),
    {
      icon: BadgeCheckIcon,
      label: 'Confirmed',
      value: person.last_confirmed_at && formatDay(person.last_confirmed_at),
    },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <dl className={classNames(styles.personFacts, 'rx-facts')}>
      {facts.map(({ icon: Icon, label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>
            <Icon size={18} aria-hidden className={styles.icon} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
