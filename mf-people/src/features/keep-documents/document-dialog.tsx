import { getBody } from '@rostrum/contracts';
import { personDocuments, type PersonDocument } from '@rostrum/contracts/people';
import { useContractMutation } from '@rostrum/remote-runtime';
import { notify } from '@rostrum/ui-kit';
import { Checkbox } from '@rostrum/ui-kit/data';
import { ContractField, FormDialog, TextField, useContractForm } from '@rostrum/ui-kit/form';
import { detailWords, needsCheck } from './document-words.ts';
import styles from './documents-card.module.css';

const schema = getBody(personDocuments.change);

const TickField = ({ name }: { name: string }) => (
  <ContractField name={name} isLabelHidden>
    {({ value, onChange, status: _status, ...control }, { label }) => (
      <Checkbox
        {...control}
        aria-label={String(label)}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      >
        {label}
      </Checkbox>
    )}
  </ContractField>
);

interface DocumentDialogProps {
  personId: string;
  document: PersonDocument;
  onClose: () => void;
}

/** Names a document and makes it public. What looks private in it is shown first, in its own words. */
export function DocumentDialog({ personId, document, onClose }: DocumentDialogProps) {
  const { id, title, is_public, findings, version } = document;
  const form = useContractForm({
    schema,
    name: 'document',
    values: { title, is_public, is_checked: false, version },
  });
  const change = useContractMutation(personDocuments.change);
  const asksCheck = needsCheck(document) && !is_public && form.watch('is_public') === true;
  return (
    <FormDialog
      form={form}
      title="Edit document"
      confirmLabel="Save document"
      onSubmit={async (body) => {
        const saved = await change.mutateAsync({ params: { id: personId, document_id: id }, body });
        notify.success({ title: saved.is_public ? `Public: ${saved.title}` : 'Document saved.' });
      }}
      onClose={onClose}
    >
      <TextField name="title" autoFocus />
      <TickField name="is_public" />
      {asksCheck ? (
        <div className={styles.findings}>
          {findings.length > 0 ? (
            <>
              <p>Read these before anyone can download the file:</p>
              <ul>
                {[...new Map(findings.map((finding) => [finding.excerpt, finding])).values()].map(
                  ({ detail, excerpt }) => (
                    <li key={excerpt}>
                      {detailWords[detail]}: <q>{excerpt}</q>
                    </li>
                  ),
                )}
              </ul>
            </>
          ) : (
            <p>The text of this file could not be read in full, so read it yourself.</p>
          )}
          <TickField name="is_checked" />
        </div>
      ) : null}
    </FormDialog>
  );
}
