import type { PersonSummary } from '@rostrum/contracts';
import { sourceLabels } from './source-labels.ts';
import { HistoryIcon, RelativeTime } from '@rostrum/ui-kit';
import {
  AccessStatus,
  CompletenessBar,
  PersonCell,
  PersonStatus,
  Status,
  type DataColumn,
} from '@rostrum/ui-kit/data';

const year = 365 * 24 * 3600 * 1000;

/** More than a year without a word from the person: the profile may be wrong by now. */
const isStale = ({ last_confirmed_at }: PersonSummary) =>
  last_confirmed_at === null || Date.now() - Date.parse(last_confirmed_at) > year;

const lastConfirmed = (person: PersonSummary) =>
  isStale(person) ? (
    <Status icon={HistoryIcon} tone="warning">
      <RelativeTime value={person.last_confirmed_at} />
    </Status>
  ) : (
    <RelativeTime value={person.last_confirmed_at} />
  );

export const peopleColumns: readonly DataColumn<PersonSummary>[] = [
  {
    key: 'name',
    title: 'Name',
    sort: 'name',
    card: 'title',
    skeleton: 'person',
    render: ({ name, job_title, image, username }) => (
      <PersonCell name={name} secondary={job_title} image={image} username={username} />
    ),
  },
  {
    key: 'department',
    title: 'Department',
    hideUpTo: 1180,
    card: 'hidden',
    skeleton: 'text',
    render: ({ department }) => department ?? '–',
  },
  {
    key: 'agents',
    title: 'Agent',
    hideUpTo: 1180,
    card: 'hidden',
    skeleton: 'text',
    render: ({ agents: [first, ...others] }) =>
      first === undefined ? '–' : others.length > 0 ? `${first} and ${others.length} more` : first,
  },
  {
    key: 'status',
    title: 'Status',
    sort: 'status',
    card: 'status',
    skeleton: 'short',
    render: ({ status }) => <PersonStatus status={status} />,
  },
  {
    key: 'access',
    title: 'Access',
    hideUpTo: 1180,
    card: 'hidden',
    skeleton: 'short',
    render: ({ access }) => <AccessStatus status={access} />,
  },
  {
    key: 'source',
    title: 'Source',
    hideUpTo: 1180,
    card: 'hidden',
    skeleton: 'short',
    render: ({ source }) => sourceLabels[source],
  },
  {
    key: 'completeness',
    title: 'Ready to publish',
    sort: 'completeness',
    card: 'hidden',
    skeleton: 'bar',
    render: ({ completeness, requirements }) => (
      <CompletenessBar
        percent={completeness}
        label="Ready to publish"
        goodFrom={100}
        text={requirements && `${requirements.met} of ${requirements.of}`}
      />
    ),
  },
  {
    key: 'confirmed',
    title: 'Last confirmed',
    sort: 'last_confirmed',
    card: 'hidden',
    skeleton: 'short',
    render: lastConfirmed,
  },
  {
    key: 'inquiries',
    title: 'Inquiries, 90 d',
    sort: 'inquiries',
    align: 'end',
    card: 'meta',
    cardLabel: 'Inquiries, 90 d',
    skeleton: 'number',
    render: ({ inquiries_90_days }) => <span className="r-tabular">{inquiries_90_days}</span>,
  },
];
