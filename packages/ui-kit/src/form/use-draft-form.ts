import type { FormFault } from '@rostrum/contracts';
import { useEffect, useEffectEvent } from 'react';
import {
  get,
  useForm,
  useWatch,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { toFormErrors } from './contract-resolver.ts';

type Checked<Body> = { body: Body; faults?: undefined } | { body?: undefined; faults: readonly FormFault[] };

export interface DraftFormOptions<Draft extends FieldValues, Body extends FieldValues> {
  values: DefaultValues<Draft>;
  /** Makes of the draft what is sent, or says everything that is wrong with it. */
  check: (draft: Draft) => Checked<Body>;
  /** Called with the draft after each change, also one that the page made. */
  onDraft?: (draft: Draft) => void;
}

/**
 * The state of a form whose draft is not the body of one call: it holds answers to questions that are not on screen, and may
 * become several calls. Nothing of it is lost until it is reset.
 */
export function useDraftForm<Draft extends FieldValues, Body extends FieldValues>({
  values,
  check,
  onDraft,
}: DraftFormOptions<Draft, Body>) {
  const form = useForm<Draft, unknown, Body>({
    defaultValues: values,
    resolver: (draft, _context, options) => {
      const { body, faults } = check(draft);
      return faults ? { values: {}, errors: toFormErrors(faults, options) } : { values: body, errors: {} };
    },
    // The list of faults takes the focus, and a fault is over once its field is being mended.
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { formState, subscribe, setValue, clearErrors, setError } = form;
  const { errors } = formState;
  const draft = useWatch({ control: form.control, compute: (current: Draft) => current });
  const keep = useEffectEvent((draft: Draft) => onDraft?.(draft));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values: current }) => keep(current) }),
    [subscribe],
  );

  return {
    draft,
    read: () => form.getValues(),
    submit: form.handleSubmit,
    reset: (draft: Draft) => form.reset(draft),
    clearFaults: () => clearErrors(),
    /** Changes fields of the draft. What was wrong with them, or with the fields that are named, is over. */
    change(part: Partial<Draft>, mended: readonly string[] = Object.keys(part)) {
      for (const path of Object.keys(part) as FieldPath<Draft>[])
        setValue(path, get(part, path), { shouldDirty: true });
      for (const path of mended) clearErrors(path as FieldPath<Draft>);
    },
    /** Puts faults at their fields. */
    refuse(faults: readonly FormFault[]) {
      for (const { path, message } of faults.toReversed())
        setError(path.join('.') as FieldPath<Draft>, { type: 'server', message });
    },
    errorOf(path: string): string | undefined {
      const message: unknown = get(errors, `${path}.message`);
      return typeof message === 'string' ? message : undefined;
    },
  };
}

export type DraftForm<Draft extends FieldValues, Body extends FieldValues> = ReturnType<
  typeof useDraftForm<Draft, Body>
>;
