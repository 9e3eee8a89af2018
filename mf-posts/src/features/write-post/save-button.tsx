import { Button } from '@rostrum/ui-kit';
import { useSaveState, type SaveStates } from './save-states.ts';

/** Saves what readers already see, which nothing saves by itself. */
export function SaveButton({ states, onClick }: { states: SaveStates; onClick: () => void }) {
  const isSaving = useSaveState(states, ({ step }) => step === 'saving');
  return (
    <Button type="primary" loading={isSaving} onClick={onClick}>
      Save changes
    </Button>
  );
}
