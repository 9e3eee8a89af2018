import { defineForeignTable, none, reference, retained } from '../database/personal-data/index.ts';

const order = {
  reason: 'A job carries ids alone, and a failed one the error that it ended with.',
  until: 'seven days after it ended',
};

const allNone = (columns: string) =>
  Object.fromEntries(columns.split(/\s+/).map((column) => [column, none] as const));

/** The tables of pg-boss. Partitions have the columns of their table. */
export const jobQueuePersonalData = [
  defineForeignTable('pgboss', 'job', {
    ...allNone(
      `name priority state retry_limit retry_count retry_delay retry_backoff retry_delay_max expire_seconds
      deletion_seconds singleton_on group_tier start_after created_on started_on completed_on keep_until dead_letter policy
      heartbeat_on heartbeat_seconds blocked blocking pending_dependencies source_name source_created_on
      source_retry_count`,
    ),
    id: reference(),
    source_id: reference(),
    data: retained(order),
    output: retained(order),
    singleton_key: retained(order),
    group_id: retained(order),
  }),
  defineForeignTable(
    'pgboss',
    'queue',
    allNone(
      `name policy retry_limit retry_delay retry_backoff retry_delay_max expire_seconds retention_seconds
      deletion_seconds dead_letter partition table_name deferred_count queued_count ready_count warning_queued active_count
      failed_count total_count ready_history heartbeat_seconds notify singletons_active monitor_claim_on monitor_on
      maintain_on created_on updated_on`,
    ),
  ),
  defineForeignTable(
    'pgboss',
    'schedule',
    allNone(`name key kind cron timezone data options created_on updated_on last_job_id`),
  ),
  defineForeignTable('pgboss', 'subscription', allNone(`event name created_on updated_on`)),
  defineForeignTable(
    'pgboss',
    'bam',
    allNone(`id name version status queue table_name command error created_on started_on completed_on`),
  ),
  defineForeignTable('pgboss', 'warning', allNone(`id type message data created_on`)),
  defineForeignTable('pgboss', 'job_dependency', allNone(`child_name child_id parent_name parent_id`)),
  defineForeignTable(
    'pgboss',
    'queue_stats',
    allNone(
      `id name captured_on deferred_count queued_count ready_count active_count failed_count total_count`,
    ),
  ),
  defineForeignTable(
    'pgboss',
    'version',
    allNone(`version cron_on bam_on flow_on reindex_on monitor_backoff_on`),
  ),
];
