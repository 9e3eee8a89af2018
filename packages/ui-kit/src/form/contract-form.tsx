import { useMemo, type ReactNode } from 'react';
import type { FieldPath, FieldValues, SubmitHandler } from 'react-hook-form';
import { blockEnter } from './block-enter.ts';
import { FormContext, type FormHandle } from './form-context.ts';
import { FormErrorSummary } from './form-error-summary.tsx';
import type { ContractForm as Form, FormRefusal } from './use-contract-form.ts';
import { useRefusal } from './use-refusal.ts';
import './field.css';

export interface ContractFormProps<Values extends FieldValues, Body extends FieldValues> {
  form: Form<Values, Body>;
  onSubmit: SubmitHandler<Body>;
  /** Why the last call was refused: its field errors land at the fields and in the list on top. */
  error?: FormRefusal | null | undefined;
  /** Instead of the error's own message when it names no field; or always, with `title`. */
  failure?: string | undefined;
  /** Above the list whatever it names. */
  title?: string | undefined;
  /** Below the list: a way out. */
  action?: ReactNode;
  /** One field, or a form that is known for Enter (sign-in, search). Others block it: specification, section 5. */
  enterSends?: boolean;
  marks?: FormHandle['marks'];
  /** The only field: a refusal is said there whatever it is about, and no list stands on top. */
  onlyField?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A form of a contract with its list of faults. Nothing that was typed is lost when its call is refused. */
export function ContractForm<Values extends FieldValues, Body extends FieldValues>({
  form,
  onSubmit,
  error,
  failure,
  title,
  action,
  enterSends = false,
  marks = 'required',
  onlyField,
  className,
  children,
}: ContractFormProps<Values, Body>) {
  const { control, trigger, parts, handleSubmit, getValues } = form;
  const problems = useRefusal(form, error, onlyField, failure);
  // Fields read their paths from the contract, not from the types of one form.
  const handle = useMemo(
    () => ({ control, trigger, parts, marks }) as unknown as FormHandle,
    [control, trigger, parts, marks],
  );
  const hasNoField = problems.length === 0;
  const heading = title ?? (hasNoField ? (failure ?? error?.message ?? undefined) : undefined);
  const why = hasNoField && title === undefined && failure !== undefined ? error?.message : undefined;
  const listed = useMemo(() => (why ? [{ message: why }] : problems), [why, problems]);
  return (
    <FormContext value={handle}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields arrive here */}
      <form
        noValidate
        className={className}
        onKeyDown={enterSends ? undefined : blockEnter}
        onSubmit={(event) => {
          // A form in a dialog is inside the form that opened it, as far as React's events go.
          event.stopPropagation();
          void handleSubmit((body, sending) => {
            for (const path of parts.fields) parts.sent.set(path, getValues(path as FieldPath<Values>));
            return onSubmit(body, sending);
          })(event);
        }}
      >
        {error && onlyField === undefined ? (
          <FormErrorSummary title={heading} problems={listed} requestId={error.requestId} />
        ) : null}
        {error ? action : null}
        {children}
      </form>
    </FormContext>
  );
}
