import { classifications, type ClassificationTerm } from '@rostrum/contracts/settings';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Modal, notify } from '@rostrum/ui-kit';
import { Select, filterByLabel } from '@rostrum/ui-kit/data';
import { useId, useState } from 'react';
import { readNewerOf, valuesOf } from '../merge-fields.ts';
import styles from '../vocabulary.module.css';

interface EntryTermDialogProps {
  text: string;
  /** The term that is chosen at first. */
  near?: string | undefined;
  terms: readonly ClassificationTerm[];
  onClose: () => void;
}

/** Makes a suggested word an entry term of a term that is there. */
export function EntryTermDialog({ text, near, terms, onClose }: EntryTermDialogProps) {
  const fieldId = useId();
  const [chosen, setChosen] = useState(near);
  const change = useContractMutation(classifications.change);
  const own = terms.filter(({ is_general }) => !is_general);
  const term = own.find(({ id }) => id === chosen);
  const save = () => {
    if (!term) return;
    const { title } = term;
    const addTo = (to: ClassificationTerm) =>
      change.mutateAsync({
        params: { id: to.id },
        body: { ...valuesOf(to), version: to.version, entry_terms: [...to.entry_terms, text] },
      });
    addTo(term)
      .catch((error: unknown) => {
        // Somebody else changed the term meanwhile: the word is added to what it is now.
        const newer = readNewerOf(error);
        if (!newer) throw error;
        return addTo(newer);
      })
      .then(
        () => {
          notify.success({ title: `${text} is an entry term of ${title}.` });
          onClose();
        },
        tellRefusal(`Could not add ${text}.`),
      );
  };
  return (
    <Modal open title={`Add ${text} to a term`} footer={null} onCancel={onClose}>
      <div className={styles.dialog}>
        <div>
          <label className="r-label" htmlFor={fieldId}>
            Term
          </label>
          <Select
            id={fieldId}
            style={{ width: '100%' }}
            value={chosen}
            placeholder="Choose the term that it means"
            showSearch={{ filterOption: filterByLabel }}
            options={own.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(id: string) => setChosen(id)}
          />
        </div>
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" disabled={!term} loading={change.isPending} onClick={save}>
            Add entry term
          </Button>
        </div>
      </div>
    </Modal>
  );
}
