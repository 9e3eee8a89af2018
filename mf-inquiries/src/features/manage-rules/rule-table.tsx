import { formatCode, formatNumber, inquiryTypeLabel } from '@rostrum/contracts';
import type { InquiryRule } from '@rostrum/contracts/inquiries';
import {
  BanIcon,
  CircleCheckIcon,
  CircleAlertIcon,
  ConfirmButton,
  RelativeTime,
  ShieldAlertIcon,
  Trash2Icon,
  shortDate,
} from '@rostrum/ui-kit';
import { DataTable, Status, Switch, type DataColumn, type PagerProps } from '@rostrum/ui-kit/data';
import type { ReactNode } from 'react';
import { ruleActionLabels, ruleKindLabels } from './rule-words.ts';
import { useRemoveRule, useSwitchRule } from './rules.queries.ts';
import styles from './rule-table.module.css';

const describe = ({ kind, types, scope, reason }: InquiryRule) =>
  [
    ruleKindLabels[kind],
    types.length > 0 && types.map(inquiryTypeLabel).join(', '),
    scope && `only ${scope.join(', ')}`,
    reason,
  ]
    .filter(Boolean)
    .join(' · ');

const nameOf = ({ kind, pattern }: InquiryRule) =>
  kind === 'country' ? formatCode('region', pattern) : pattern;

const actionIcons = { block: BanIcon, quarantine: ShieldAlertIcon, flag: CircleAlertIcon };

function Then({ action }: Pick<InquiryRule, 'action'>) {
  if (action === null)
    return (
      <Status icon={CircleCheckIcon} tone="success">
        Allow
      </Status>
    );
  return (
    <Status icon={actionIcons[action]} tone={action === 'block' ? 'danger' : 'plain'}>
      {ruleActionLabels[action]}
    </Status>
  );
}

const endOf = ({ expires_at: at }: InquiryRule) => {
  if (at === null) return 'Never';
  const time = Date.parse(at);
  return time < Date.now() ? `Ended ${shortDate(time)}` : shortDate(time);
};

export interface RuleTableProps {
  rows: readonly InquiryRule[] | undefined;
  page: PagerProps;
  empty: ReactNode;
}

/** The rules with what each has caught. Agents read the organisation's and change their own. */
export function RuleTable({ rows, page, empty }: RuleTableProps) {
  const { change, changingId } = useSwitchRule();
  const remove = useRemoveRule();
  const columns: DataColumn<InquiryRule>[] = [
    {
      key: 'pattern',
      title: 'Pattern',
      card: 'title',
      render: (rule) => (
        <>
          <span className={styles.pattern}>{nameOf(rule)}</span>
          <span className={styles.detail}>{describe(rule)}</span>
        </>
      ),
    },
    {
      key: 'action',
      title: 'Action',
      width: 130,
      card: 'status',
      render: (rule) => <Then action={rule.action} />,
    },
    {
      key: 'hits',
      title: 'Hits, 90 d',
      width: 96,
      align: 'end',
      card: 'meta',
      cardLabel: 'Hits, 90 d',
      render: ({ hits }) => formatNumber(hits),
    },
    {
      key: 'last',
      title: 'Last hit',
      width: 120,
      card: 'meta',
      cardLabel: 'Last hit',
      render: ({ last_hit_at: at }) => (at === null ? 'Never' : <RelativeTime value={at} />),
    },
    {
      key: 'ends',
      title: 'Ends',
      width: 116,
      card: 'meta',
      cardLabel: 'Ends',
      hideUpTo: 1180,
      render: endOf,
    },
    { key: 'by', title: 'By', width: 140, card: 'hidden', hideUpTo: 1180, render: ({ author }) => author },
    {
      key: 'on',
      title: 'On',
      width: 104,
      card: 'meta',
      render: (rule) =>
        rule.may_change ? (
          <span className={styles.acts}>
            <Switch
              size="small"
              aria-label={`Apply ${nameOf(rule)}`}
              checked={rule.enabled}
              loading={changingId === rule.id}
              onChange={(enabled) => change(rule, enabled)}
            />
            <ConfirmButton
              type="text"
              danger
              icon={<Trash2Icon size={16} aria-hidden />}
              aria-label={`Remove ${nameOf(rule)}`}
              title={`Remove the rule for ${nameOf(rule)}?`}
              consequence="What it held stays held. New inquiries are no longer compared with it."
              confirmLabel="Remove rule"
              onConfirm={async () => void (await remove(rule))}
            />
          </span>
        ) : rule.enabled ? (
          'On'
        ) : (
          'Off'
        ),
    },
  ];
  return (
    <DataTable
      label="Rules"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      page={page}
      empty={empty}
      density="two-line"
    />
  );
}
