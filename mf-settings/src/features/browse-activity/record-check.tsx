import { activity, formatNumber } from '@rostrum/contracts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, CircleCheckIcon, CircleXIcon, CopyButton } from '@rostrum/ui-kit';
import { Status } from '@rostrum/ui-kit/data';
import styles from './recently-viewed.module.css';

/** Whether the record of the organisation still is what was written: each entry carries a hash of the one before. */
export function RecordCheck() {
  const check = useContractMutation(activity.verify);
  const { data } = check;
  return (
    <Card title="Is the record whole?">
      <p className={styles.quiet}>
        Each entry is chained to the one before. A check finds any that was changed, moved or removed.
      </p>
      <div role="status">
        {data === undefined ? null : data.broken_at === null ? (
          <Status icon={CircleCheckIcon} tone="success">
            {data.entries === 1 ? '1 entry is' : `All ${formatNumber(data.entries)} entries are`} as written
          </Status>
        ) : (
          <Status icon={CircleXIcon} tone="danger">
            Entry {formatNumber(data.broken_at)} of {formatNumber(data.entries)} is not as it was written.
            Tell whoever runs this installation.
          </Status>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          loading={check.isPending}
          onClick={() => void check.mutateAsync({}).catch(tellRefusal('Could not check the record.'))}
        >
          Check the record
        </Button>
        {data?.newest_hash ? (
          <CopyButton text={data.newest_hash} label="Copy the newest hash" copiedLabel="Copied" />
        ) : null}
      </div>
    </Card>
  );
}
