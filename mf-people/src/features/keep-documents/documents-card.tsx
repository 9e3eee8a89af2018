import type { PersonDetail } from '@rostrum/contracts';
import { personDocuments } from '@rostrum/contracts/people';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { Card, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { AddDocuments } from './add-documents.tsx';
import { DocumentRow } from './document-row.tsx';
import styles from './documents-card.module.css';

/** The CV and the documents of a profile. Each is for the team alone until somebody makes it public. */
export function DocumentsCard({ person: { id, kind } }: { person: Pick<PersonDetail, 'id' | 'kind'> }) {
  const documents = useQuery(contractQueryOptions(personDocuments.list, { params: { id } }));
  if (documents.isError)
    return (
      <Card title="CV and documents">
        <PanelError onRetry={() => void documents.refetch()} retrying={documents.isFetching} />
      </Card>
    );
  if (!documents.data)
    return (
      <Card title="CV and documents">
        <PageSkeleton label="Loading the documents" variant="detail" />
      </Card>
    );
  const { items } = documents.data;
  return (
    <Card title="CV and documents">
      <p className="r-secondary">
        PDF or Word (.docx), up to 20 MB each. Each file is checked for addresses, phone numbers and dates of
        birth, and{' '}
        {kind === 'individual'
          ? 'is for you only until you make it public.'
          : 'is for your team only until someone makes it public.'}
      </p>
      {items.length > 0 ? (
        <ul className={styles.list}>
          {items.map((document) => (
            <DocumentRow key={document.id} personId={id} document={document} />
          ))}
        </ul>
      ) : null}
      <div className={styles.adding}>
        {(['cv', 'document'] as const).map((kind) => (
          <AddDocuments
            key={kind}
            personId={id}
            kind={kind}
            known={items.filter((document) => document.kind === kind)}
          />
        ))}
      </div>
    </Card>
  );
}
