import { isApiError } from '@rostrum/api-client';
import type { AlertFrequency, SavedSearch } from '@rostrum/contracts';
import { Button, Input, Modal } from '@rostrum/ui-kit';
import { FieldError, FieldLabel, Radio } from '@rostrum/ui-kit/data';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { alertChoices } from './alert-words.ts';
import './saved-searches.css';

export interface SavedSearchDialogProps {
  title: string;
  confirmLabel: string;
  /** What is there already; nothing when a search is saved for the first time. */
  search?: Pick<SavedSearch, 'name' | 'alert'>;
  /** Beside the buttons, at the start of their row. */
  extra?: ReactNode;
  isBusy: boolean;
  onSave: (values: { name: string; alert: AlertFrequency }) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the name of a search and when its new matches are mailed. What was typed stays when the server refuses. */
export function SavedSearchDialog({
  title,
  confirmLabel,
  search,
  extra,
  isBusy,
  onSave,
  onClose,
}: SavedSearchDialogProps) {
  const [name, setName] = useState(search?.name ?? '');
  const [alert, setAlert] = useState<AlertFrequency>(search?.alert ?? 'off');
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (search && name.trim() === '') return setFault('Give the search a name.');
    try {
      await onSave({ name: name.trim(), alert });
      onClose();
    } catch (error) {
      setFault(isApiError(error) ? error.message : 'The search could not be saved. Try again.');
    }
  }

  return (
    <Modal open title={title} footer={null} width={440} onCancel={onClose}>
      <form onSubmit={(event) => void save(event)}>
        <label htmlFor={id}>
          <FieldLabel>{search ? 'Name' : 'Name (optional)'}</FieldLabel>
        </label>
        <Input
          id={id}
          autoFocus
          maxLength={120}
          value={name}
          placeholder={search ? undefined : 'Called after what it looks for'}
          aria-describedby={fault ? `${id}-fault` : undefined}
          aria-invalid={fault !== null}
          onChange={({ target }) => setName(target.value)}
        />
        {fault ? <FieldError id={`${id}-fault`}>{fault}</FieldError> : null}
        <div className="sk-saved-alert">
          <span id={`${id}-alert`} className="sk-saved-alert__label">
            Mail me new matches
          </span>
          <Radio.Group
            className="sk-saved-alert__choices"
            aria-labelledby={`${id}-alert`}
            value={alert}
            options={alertChoices}
            onChange={({ target }) => setAlert(target.value as AlertFrequency)}
          />
        </div>
        <div className="sk-saved-actions">
          {extra}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
