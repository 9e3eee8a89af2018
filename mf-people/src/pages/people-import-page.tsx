import { personImports, type PersonImport } from '@rostrum/contracts/people';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { useLocation, useNavigate } from '@rostrum/remote-runtime/router';
import { LinkButton, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { CheckImport } from '../features/exchange-people/check-import.tsx';
import { ChooseFile } from '../features/exchange-people/choose-file.tsx';
import { ImportOutcome } from '../features/exchange-people/import-outcome.tsx';
import { ImportSteps } from '../features/exchange-people/import-steps.tsx';
import { describeFormat } from '../features/exchange-people/import-words.ts';
import { usePersonImport } from '../features/exchange-people/imports.queries.ts';
import { RecentImports } from '../features/exchange-people/recent-imports.tsx';
import styles from '../features/exchange-people/import.module.css';
import { titles } from '../manifest.ts';
import { paths } from '../paths.ts';

const back = { label: 'People', href: paths.list.href() };

const stepOf = ({ state }: PersonImport) => (state === 'uploaded' ? 1 : state === 'checked' ? 2 : 3);

/** One import, in whatever state it is. */
function OpenImport({ id }: { id: string }) {
  const client = useQueryClient();
  const query = usePersonImport(id);
  const record = query.data;
  if (query.isError)
    return (
      <Page title={titles.import} width={1328} back={back}>
        <PanelError onRetry={() => void query.refetch()} retrying={query.isFetching} />
      </Page>
    );
  if (!record)
    return (
      <Page title={titles.import} width={1328} back={back}>
        <PageSkeleton label="Loading the import" variant="detail" />
      </Page>
    );
  const isOpen = record.state === 'uploaded' || record.state === 'checked';
  const keep = (changed: PersonImport) =>
    client.setQueryData(contractQueryOptions(personImports.get, { params: { id } }).queryKey, changed);
  return (
    <Page
      title={titles.import}
      description={`${record.file_name} · ${describeFormat(record)}`}
      width={1328}
      back={back}
      actions={
        <>
          <ImportSteps current={stepOf(record)} />
          {isOpen ? <LinkButton href={paths.import.href()}>Choose another file</LinkButton> : null}
        </>
      }
    >
      <div className={styles.page}>
        {isOpen ? <CheckImport record={record} onChanged={keep} /> : <ImportOutcome record={record} />}
      </div>
    </Page>
  );
}

/** Administrators bring people in from a spreadsheet: file, columns, check, import. */
export function PeopleImportPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = new URLSearchParams(search).get('import');
  if (id) return <OpenImport key={id} id={id} />;
  return (
    <Page title={titles.import} width={1328} back={back} actions={<ImportSteps current={0} />}>
      <div className={styles.page}>
        <ChooseFile onOpened={(opened) => navigate(paths.import.href(opened.id))} />
        <RecentImports />
      </div>
    </Page>
  );
}
