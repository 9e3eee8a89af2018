import { accountDeletion } from '@rostrum/contracts/settings';
import { useApiClient } from '@rostrum/remote-runtime';
import { Button, Card, DownloadIcon } from '@rostrum/ui-kit';
import { useState } from 'react';
import styles from './delete-account.module.css';

/** Everything that is kept about the person, as one file. */
export function DownloadData({ save }: { save: (name: string, text: string) => void }) {
  const api = useApiClient();
  const [state, setState] = useState<'idle' | 'busy' | { fault: string }>('idle');
  async function download() {
    setState('busy');
    try {
      const data = await api.call(accountDeletion.download);
      save('rostrum-my-data.json', JSON.stringify(data, null, 2));
      setState('idle');
    } catch (error) {
      setState({ fault: error instanceof Error ? error.message : 'Could not read your data.' });
    }
  }
  return (
    <Card title="Take your data with you">
      <p className={styles.quiet}>
        Account, profile, inquiries and messages that you wrote, the list of files that you uploaded,
        bookmarks, saved searches and activity, as one JSON file.
      </p>
      <Button icon={<DownloadIcon aria-hidden />} loading={state === 'busy'} onClick={() => void download()}>
        Download my data
      </Button>
      {typeof state === 'object' ? (
        <p role="alert" className={styles.fault}>
          {state.fault} Try again.
        </p>
      ) : null}
    </Card>
  );
}
