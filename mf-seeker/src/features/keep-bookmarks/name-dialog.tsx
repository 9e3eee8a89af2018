import { isApiError } from '@rostrum/api-client';
import { Button, Input, Modal } from '@rostrum/ui-kit';
import { FieldError, FieldLabel } from '@rostrum/ui-kit/data';
import { useId, useState, type FormEvent } from 'react';

export interface NameDialogProps {
  title: string;
  /** Names the result: "Make list". */
  confirmLabel: string;
  name?: string;
  isBusy: boolean;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a list, and keeps it when the server refuses. */
export function NameDialog({ title, confirmLabel, name = '', isBusy, onSave, onClose }: NameDialogProps) {
  const [text, setText] = useState(name);
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return setFault('Give the list a name.');
    try {
      await onSave(text.trim());
      onClose();
    } catch (error) {
      setFault(isApiError(error) ? error.message : 'The list could not be saved. Try again.');
    }
  }

  return (
    <Modal open title={title} footer={null} width={420} onCancel={onClose}>
      <form onSubmit={(event) => void save(event)}>
        <label htmlFor={id}>
          <FieldLabel>Name</FieldLabel>
        </label>
        <Input
          id={id}
          autoFocus
          maxLength={80}
          value={text}
          aria-describedby={fault ? `${id}-fault` : undefined}
          aria-invalid={fault !== null}
          onChange={({ target }) => setText(target.value)}
        />
        {fault ? <FieldError id={`${id}-fault`}>{fault}</FieldError> : null}
        <div className="sk-dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
