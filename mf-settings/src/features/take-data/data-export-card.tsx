import { formatDay, formatFileSize } from '@rostrum/contracts';
import { dataExports, type DataExportKind } from '@rostrum/contracts/settings';
import { tellRefusal, useApiClient, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, DownloadIcon, PanelError, SkeletonBlock } from '@rostrum/ui-kit';
import { useDataExport } from './data-export.queries.ts';
import styles from './data-export-card.module.css';

export interface DataExportCardProps {
  kind: DataExportKind;
  /** Does it once the person has proved who they are; null when they turned back. */
  confirmed?: <Result>(act: () => Promise<Result>) => Promise<Result | null>;
}

const words: Record<DataExportKind, { title: string; holds: string; ask: string }> = {
  person: {
    title: 'Take your data with you',
    holds:
      'Account, profile, inquiries and messages that you wrote, bookmarks, saved searches and activity as JSON, with the files that you uploaded, in one zip.',
    ask: 'Prepare my data',
  },
  organisation: {
    title: 'Take all data with you',
    holds:
      'Members, profiles, posts, questions, inquiries with their messages, and the activity history as JSON, with the files, in one zip. It holds personal data: keep it safe.',
    ask: 'Prepare all data',
  },
};

/** Everything that is kept, made as a file in the background, and handed to whoever asked for it alone. */
export function DataExportCard({ kind, confirmed = (act) => act() }: DataExportCardProps) {
  const api = useApiClient();
  const { data, isPending, isError, isFetching, refetch } = useDataExport(kind);
  const request = useContractMutation(dataExports.request);
  const { title, holds, ask } = words[kind];
  const order = () =>
    void confirmed(() => request.mutateAsync({ body: { kind } })).catch(
      tellRefusal('Could not ask for the file.'),
    );
  const download = (id: string) =>
    void api.call(dataExports.link, { params: { id } }).then(({ path }) => {
      const link = document.createElement('a');
      link.href = path;
      link.download = '';
      link.click();
    }, tellRefusal('Could not download the file.'));
  const isMaking = data?.state === 'making';
  return (
    <Card title={title}>
      <p className={styles.quiet}>{holds}</p>
      {isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : isPending ? (
        <SkeletonBlock height={36} />
      ) : (
        <>
          <div role="status">
            {isMaking ? <p>Your file is being made. We email you when it is ready.</p> : null}
            {data?.state === 'failed' ? <p>The file could not be made. Try again.</p> : null}
            {data?.state === 'ready' && data.expires_at ? (
              <p>
                Ready: {formatFileSize(data.size)}, until {formatDay(data.expires_at)}. Only you can download
                it.
              </p>
            ) : null}
          </div>
          <div className={styles.actions}>
            {data?.state === 'ready' ? (
              <Button type="primary" icon={<DownloadIcon aria-hidden />} onClick={() => download(data.id)}>
                Download
              </Button>
            ) : null}
            <Button disabled={isMaking} loading={request.isPending} onClick={order}>
              {data?.state === 'ready' ? 'Make a new file' : ask}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
