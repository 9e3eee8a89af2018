import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../antd/core.ts';
import { Modal } from '../layout/modal.tsx';
import { ContractForm, type ContractFormProps } from './contract-form.tsx';
import { readRefusal } from './read-refusal.ts';
import type { FormRefusal } from './use-contract-form.ts';
import './field.css';

export interface FormDialogProps<Values extends FieldValues, Body extends FieldValues> extends Pick<
  ContractFormProps<Values, Body>,
  'form' | 'failure' | 'marks' | 'onlyField' | 'enterSends' | 'className' | 'children'
> {
  /** Of the dialog. */
  title: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  width?: number;
  /** At the start of the row of buttons. */
  extra?: ReactNode;
  /** Resolves once it is done: with false when there is more to do in the dialog, which then stays open. */
  onSubmit: (body: Body) => Promise<unknown>;
  /** Says a refusal in other words. */
  explain?: (refusal: FormRefusal, error: unknown) => FormRefusal | Promise<FormRefusal>;
  onClose: () => void;
}

const fields = ['input:not([type="hidden"])', 'textarea', 'select'].map(
  (field) => `${field}:not([disabled])`,
);

/** A dialog moves the focus to itself when it has opened, and the next stop would be its Close button. */
function focusFirstField(content: HTMLElement): void {
  if (content.contains(document.activeElement)) return;
  content.querySelector<HTMLElement>(fields.join())?.focus({ preventScroll: true });
}

/** A form of a contract in a dialog. It closes once its call succeeded; a refusal leaves everything as it was typed. */
export function FormDialog<Values extends FieldValues, Body extends FieldValues>({
  title,
  confirmLabel,
  cancelLabel = 'Cancel',
  width,
  extra,
  onSubmit,
  explain = (refusal) => refusal,
  onClose,
  children,
  ...rest
}: FormDialogProps<Values, Body>) {
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  // Not the form's own `isSubmitting`, which is true for a moment while it is only checked.
  const [isSending, setIsSending] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  // A frame later: the dialog notes first where the focus has to return to. On a busy machine it is not drawn by then.
  useEffect(() => {
    const focusSoon = () =>
      requestAnimationFrame(() => {
        if (content.current) focusFirstField(content.current);
        else frame = focusSoon();
      });
    let frame = focusSoon();
    return () => cancelAnimationFrame(frame);
  }, []);

  async function send(body: Body) {
    setRefusal(null);
    setIsSending(true);
    try {
      if ((await onSubmit(body)) !== false) onClose();
    } catch (error) {
      setRefusal(await explain(readRefusal(error), error));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Modal open title={title} footer={null} width={width} onCancel={onClose}>
      <div ref={content}>
        <ContractForm {...rest} error={refusal} onSubmit={send}>
          {children}
          <div className="r-form-actions">
            {extra ? <span className="r-form-actions__start">{extra}</span> : null}
            <Button onClick={onClose}>{cancelLabel}</Button>
            <Button type="primary" htmlType="submit" loading={isSending}>
              {confirmLabel}
            </Button>
          </div>
        </ContractForm>
      </div>
    </Modal>
  );
}
