import {
  readField,
  type FormBody,
  type FormSchema,
  type FormValues,
  type RouteBody,
  type RouteDescriptor,
  type RouteResponse,
} from '@rostrum/contracts';
import { contractResolver, useForm, type DefaultValues, type Path } from '@rostrum/ui-kit/form-core';
import { useEffect, useRef, useState } from 'react';
import { post } from '../server/post.ts';
import { callNotice } from '../words/call-words.ts';
import type { Notice } from '../words/notice.ts';
import { faultOf, focusFault } from './focus-fault.ts';

export interface CallFormOptions<Route extends RouteDescriptor, Schema extends FormSchema> {
  route: Route;
  /** What the form asks for: the body of the call, or more than the call demands. */
  schema: Schema;
  /** What stands in the fields at first, and what is sent beside them. */
  values: DefaultValues<FormValues<Schema>>;
  /** The form stays busy until this is done. */
  onDone: (data: RouteResponse<Route>, sent: FormBody<Schema>) => void | Promise<void>;
  /** Codes that lead elsewhere instead of being told here: a link that is gone. */
  onRefused?: (code: string) => boolean;
}

/**
 * A form that makes one call: checked by the contract before and by the server after, sent once however often it is
 * submitted, and with the focus on the first fault. What was typed stays with the form.
 */
export function useCallForm<Route extends RouteDescriptor, Schema extends FormSchema>({
  route,
  schema,
  values,
  onDone,
  onRefused,
}: CallFormOptions<Route, Schema>) {
  type Values = FormValues<Schema>;
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  /** The next page may take a moment to come; meanwhile nothing is sent again. */
  const isDone = useRef(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [refusals, setRefusals] = useState(0);
  const form = useForm<Values, unknown, FormBody<Schema>>({
    resolver: contractResolver(schema, 'absent'),
    defaultValues: values,
    // The focus goes to the first fault in the order of the page, and its words are said.
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    if (refusals === 0) return;
    const fault = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!fault) return;
    // Of a group, its first choice.
    const field = fault.getAttribute('role') === 'radiogroup' ? fault.querySelector('input') : fault;
    focusFault(field, faultOf(fault));
  }, [refusals]);

  async function send(body: FormBody<Schema>): Promise<void> {
    const answer = await post(route, body as unknown as RouteBody<Route>);
    if (answer.ok) {
      isDone.current = true;
      return onDone(answer.data, body);
    }
    if (onRefused?.(answer.code)) return;
    const fields = answer.fields.filter(({ path }) => path in form.getValues());
    for (const { path, message } of fields) form.setError(path as Path<Values>, { type: 'server', message });
    if (fields.length === 0) setNotice(callNotice(answer));
    setRefusals((count) => count + 1);
  }

  async function submit(event: { preventDefault: () => void }) {
    event.preventDefault();
    if (sending.current || isDone.current) return;
    sending.current = true;
    setNotice(null);
    await form.handleSubmit(send, () => setRefusals((count) => count + 1))();
    sending.current = false;
  }

  /** What a field needs: its ties to the form, and what the contract says of it. */
  function field(name: Path<Values>) {
    const { label, required, maxLength } = readField(schema, name);
    const error = Object.entries(errors).find(([path]) => path === name)?.[1]?.message;
    return {
      // A fault is over once its field is being mended: what it still lacks is then said by its hint.
      ...form.register(name, { onChange: () => form.clearErrors(name) }),
      label,
      required,
      maxLength,
      isOptional: !required,
      error: typeof error === 'string' ? error : undefined,
    };
  }

  return {
    form: { ref, noValidate: true, onSubmit: (event: { preventDefault: () => void }) => void submit(event) },
    field,
    watch: form.watch,
    unregister: form.unregister,
    notice,
    isBusy: isSubmitting,
  };
}
