import { publicProfiles, search, type TrackedInquiry } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { AppLink } from '@rostrum/ui-kit';
import { paths } from '../../paths.ts';
import styles from './other-experts.module.css';

const mostShown = 6;

interface Other {
  username: string;
  name: string;
  about: string;
}

/** Colleagues of who was asked, on the same topics, and whom a search for the subject finds. */
function useOthers({ subject, type, recipients }: TrackedInquiry) {
  const asked = new Set(recipients.map(({ username }) => username));
  const [first] = recipients;
  const person = useQuery({
    ...contractQueryOptions(publicProfiles.person, { params: { username: first?.username ?? '' } }),
    enabled: first !== undefined,
  });
  const found = useQuery(
    contractQueryOptions(search.find, {
      query: { q: subject, inquiry_type: [type], page_size: 10 },
    }),
  );
  const people: Other[] = [
    ...(person.data?.similar ?? []).map(({ username, name, job_title }) => ({
      username,
      name,
      about: [job_title, person.data?.organisation.name].filter(Boolean).join(', '),
    })),
    ...(found.data ? [...found.data.people, ...found.data.related] : []).map(
      ({ username, name, job_title, organisation }) => ({
        username,
        name,
        about: [job_title, organisation.name].filter(Boolean).join(', '),
      }),
    ),
  ];
  const byUsername = new Map(people.map((one) => [one.username, one]));
  return {
    others: [...byUsername.values()].filter(({ username }) => !asked.has(username)).slice(0, mostShown),
    isPending: found.isPending || (person.isPending && first !== undefined),
  };
}

/** Whom the same could be asked; each leads to the form with the text in it. */
export function OtherExperts({ inquiry }: { inquiry: TrackedInquiry }) {
  const { others, isPending } = useOthers(inquiry);
  const back = paths.sentInquiry.href(inquiry.id);
  return (
    <>
      <p role="status" className="r-secondary">
        {isPending
          ? 'Looking for experts'
          : others.length === 0
            ? 'We found no other experts on your subject.'
            : `${others.length === 1 ? 'One expert' : `${others.length} experts`} on the same subject:`}
      </p>
      <ul className={styles.others}>
        {others.map(({ username, name, about }) => (
          <li key={username}>
            <AppLink href={paths.inquire.href([username], back, inquiry.id)}>Ask {name}</AppLink>
            <span className="r-secondary">{about}</span>
          </li>
        ))}
      </ul>
      <AppLink href={paths.search.href(inquiry.subject)}>Search for others</AppLink>
    </>
  );
}
