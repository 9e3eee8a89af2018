import { VersionList } from '@rostrum/change-log';
import { personVersions } from '@rostrum/contracts/people';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { useLocation, useParams } from '@rostrum/remote-runtime/router';
import { Button, Card, EmptyState, Page, PageSkeleton, PanelError, fullDate, notify } from '@rostrum/ui-kit';
import { PersonStatus, Select, personStatusLooks } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { usePerson } from '../features/edit-person/person.queries.ts';
import { ChangedSections } from '../features/profile-history/changed-sections.tsx';
import { useComparison, useVersions } from '../features/profile-history/history.queries.ts';
import styles from '../features/profile-history/history.module.css';
import { paths } from '../paths.ts';

/** What a profile said before: who changed what, the difference, and the way back. */
export function PersonHistoryPage() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const person = usePerson(id);
  const versions = useVersions(id);
  const [chosen, setChosen] = useState<number>();
  const [until, setUntil] = useState<number>();
  const items = versions.data?.items ?? [];
  const newest = items[0]?.number ?? 1;
  const number = chosen ?? items[1]?.number;
  // Only a later version can be compared with.
  const to =
    until !== undefined && number !== undefined && until > number && until < newest ? until : undefined;
  const comparison = useComparison(id, number, to);
  const restore = useContractMutation(personVersions.restore, {
    onSuccess: ({ name }) => {
      setChosen(undefined);
      notify.success({ title: `${name}’s profile is restored. The version before it is in this list.` });
    },
    onError: tellRefusal('Could not restore this version.'),
  });
  const { data } = person;
  const failed = [person, versions].find(({ isError }) => isError);
  const send = (parts?: string[]) => {
    if (data && number !== undefined)
      restore.mutate({ params: { id, number }, body: { version: data.version, ...(parts && { parts }) } });
  };
  const sections = comparison.data?.sections ?? [];
  const isNow = to === undefined;
  return (
    <Page
      title={data ? `History of ${data.name}` : 'History'}
      width={1328}
      back={{ label: data?.name ?? 'Person', href: paths.person.href(id, search) }}
      beside={data ? <PersonStatus status={data.status} /> : undefined}
    >
      {failed ? (
        <PanelError onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
      ) : !data || !versions.data ? (
        <PageSkeleton label="Loading the history" variant="detail" />
      ) : items.length < 2 ? (
        <EmptyState
          title="No earlier version yet"
          description="Each change of this profile is kept here, up to 50 versions, and can be put back."
        />
      ) : (
        <div className={styles.columns}>
          <Card flush>
            <VersionList
              className={styles.versions}
              versions={items.slice(1).map((item) => ({
                number: item.number,
                saved: [item.saved_by, fullDate(Date.parse(item.saved_at))].filter(Boolean).join(', '),
                more: (
                  <>
                    {item.note || item.changed.length > 0 ? (
                      <span>{item.note ?? item.changed.join(', ')}</span>
                    ) : null}
                    {item.was_public ? <span>Was public</span> : null}
                  </>
                ),
              }))}
              chosen={number}
              onChoose={setChosen}
            />
          </Card>
          <div className={styles.main} aria-live="polite">
            <div className={styles.compared}>
              <span>What changed after version {number} up to</span>
              <Select
                aria-label="Compare with"
                value={to ?? newest}
                options={items
                  .filter((item) => number === undefined || item.number > number)
                  .map((item) => ({
                    value: item.number,
                    label: `Version ${item.number}${item.number === newest ? ', current' : ''}`,
                  }))}
                onChange={setUntil}
              />
            </div>
            {comparison.isError ? (
              <PanelError onRetry={() => void comparison.refetch()} retrying={comparison.isFetching} />
            ) : comparison.data === undefined ? (
              <PageSkeleton label="Comparing" variant="detail" />
            ) : sections.length === 0 ? (
              <EmptyState
                title="These two versions say the same"
                description="What was changed between them was changed back."
              />
            ) : (
              <>
                <ChangedSections
                  sections={sections}
                  isBusy={restore.isPending}
                  onRestore={isNow ? ({ part }) => send([part]) : undefined}
                />
                {isNow && sections.some(({ obstacle }) => obstacle === null) ? (
                  <Card>
                    <div className={styles.restore}>
                      <p>
                        <strong>Restore version {number}?</strong>
                        <br />
                        Makes version {newest + 1}; later versions stay in this list. The profile stays{' '}
                        {personStatusLooks[data.status].label.toLowerCase()}
                        {data.status === 'published' ? ', and its public page changes at once' : ''}. Consent
                        stays as it is recorded now.
                      </p>
                      <Button type="primary" loading={restore.isPending} onClick={() => send()}>
                        Restore version {number}
                      </Button>
                    </div>
                  </Card>
                ) : null}
              </>
            )}
          </div>
        </div>
      )}
    </Page>
  );
}
