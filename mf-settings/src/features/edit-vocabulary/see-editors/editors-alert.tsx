import { termEditors, termEditorSaysEveryMs, type ClassificationTerm } from '@rostrum/contracts/settings';
import { describeOthers, useOtherPages, type Presence } from '@rostrum/presence';
import { contractQueryKey } from '@rostrum/remote-runtime';
import { LiveRegion } from '@rostrum/ui-kit';
import { Alert } from '@rostrum/ui-kit/data';
import styles from '../vocabulary.module.css';

const editors: Presence = {
  noun: 'term',
  topic: 'post.editors',
  everyMs: termEditorSaysEveryMs,
  keyOf: (params) => contractQueryKey(termEditors.present, { params }),
  present: (api, params) => api.call(termEditors.present, { params }),
  leave: (api, params) => api.call(termEditors.leave, { params }),
};

interface EditorsAlertProps {
  term: Pick<ClassificationTerm, 'id' | 'title'>;
  /** What it means for what is done on this page. */
  consequence: string;
}

/** Says that this page changes or merges a term, and who else does. */
export function EditorsAlert({ term: { id, title }, consequence }: EditorsAlertProps) {
  const others = useOtherPages(editors, id);
  const words = describeOthers(others, title);
  return (
    <>
      <LiveRegion message={words === '' ? '' : `${words} ${consequence}`} />
      {words === '' ? null : (
        <Alert className={styles.others} type="warning" showIcon title={words} description={consequence} />
      )}
    </>
  );
}
