import { personImports } from '@rostrum/contracts/people';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { ConfirmButton, notify, RelativeTime } from '@rostrum/ui-kit';
import { countPeople } from './import-words.ts';
import styles from './import.module.css';

export interface UndoImportProps {
  imported: { id: string; file_name: string; undo_until: string | null };
  onUndone?: () => void;
}

/** Takes an import back, for a day. */
export function UndoImport({ imported: { id, file_name, undo_until }, onUndone }: UndoImportProps) {
  const undo = useContractMutation(personImports.undo);
  if (undo_until === null) return null;
  const run = async () => {
    try {
      const { removed, restored, kept } = await undo.mutateAsync({ params: { id } });
      notify.success({
        title: `Import of ${file_name} undone.`,
        description: `${countPeople(removed)} removed, ${restored} put back, ${kept} kept because of later changes.`,
      });
      onUndone?.();
    } catch (error) {
      tellRefusal('The import was not undone.')(error);
    }
  };
  return (
    <span className={styles.undo}>
      <ConfirmButton
        title={`Undo the import of ${file_name}?`}
        consequence="Added people are removed and updated ones get their former values. Profiles that were changed since stay as they are."
        confirmLabel="Undo import"
        onConfirm={run}
      >
        Undo import
      </ConfirmButton>
      <span className={styles.quiet}>
        Possible until <RelativeTime value={undo_until} />
      </span>
    </span>
  );
}
