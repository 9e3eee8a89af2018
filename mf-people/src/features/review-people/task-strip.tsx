import { personReviews } from '@rostrum/contracts/people';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { AppLink, Card } from '@rostrum/ui-kit';
import { paths } from '../../paths.ts';
import styles from './task-strip.module.css';

const count = (number: number, one: string, several: string) =>
  number === 1 ? `1 ${one}` : `${number} ${several}`;

/** What the team has to see to: each a link to the people concerned. Without tasks there is nothing. */
export function TaskStrip() {
  const { data } = useQuery(contractQueryOptions(personReviews.tasks));
  if (!data) return null;
  const inReview = data.in_review ?? 0;
  const tasks = [
    {
      number: inReview,
      filter: 'status=in_review',
      text: count(inReview, 'profile waits for your review', 'profiles wait for your review'),
    },
    {
      number: data.changes,
      filter: 'changes=true',
      text: count(
        data.changes,
        'profile has changes that wait for approval',
        'profiles have changes that wait for approval',
      ),
    },
    {
      number: data.left,
      filter: 'review=left',
      text: count(data.left, 'person said that they left', 'people said that they left'),
    },
    {
      number: data.unanswered,
      filter: 'review=unanswered',
      text: count(
        data.unanswered,
        'profile was not confirmed after two reminders',
        'profiles were not confirmed after two reminders',
      ),
    },
  ].filter(({ number }) => number > 0);
  if (tasks.length === 0) return null;
  return (
    <Card title="To do">
      <ul className={styles.tasks}>
        {tasks.map(({ filter, text }) => (
          <li key={filter}>
            <AppLink href={`${paths.list.href()}?${filter}`}>{text}</AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
