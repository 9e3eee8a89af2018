import type { RouteBody, RouteDescriptor, RouteResponse } from '@rostrum/contracts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { post } from '../server/post.ts';
import { callNotice } from '../words/call-words.ts';
import type { Notice } from '../words/notice.ts';
import { faultOf, focusFault } from './focus-fault.ts';
import { checkBody, faultsOf, noFaults, type Faults, type FieldWords } from './faults.ts';

export interface CallFormOptions<Route extends RouteDescriptor> {
  route: Route;
  words: FieldWords;
  /** The form stays busy until this is done. */
  onDone: (data: RouteResponse<Route>, sent: RouteBody<Route>) => void | Promise<void>;
  /** Codes that lead elsewhere instead of being told here: a link that is gone. */
  onRefused?: (code: string) => boolean;
}

interface FormState {
  isBusy: boolean;
  faults: Faults;
  notice: Notice | null;
}

const idle: FormState = { isBusy: false, faults: noFaults, notice: null };

/**
 * A form that makes one call: checked by the contract before and by the server after, sent once however often it is
 * submitted, and with the focus on the first fault. What was typed stays with the form.
 */
export function useCallForm<Route extends RouteDescriptor>(options: CallFormOptions<Route>) {
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [state, setState] = useState(idle);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals === 0) return;
    const fault = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!fault) return;
    // Of a group, its first choice.
    const field = fault.getAttribute('role') === 'radiogroup' ? fault.querySelector('input') : fault;
    focusFault(field, faultOf(fault));
  }, [refusals]);

  function refuse(faults: Faults, notice: Notice | null = null) {
    setState({ isBusy: false, faults, notice });
    setRefusals((count) => count + 1);
  }

  /** A fault is over once its field is being mended. */
  function mend({ target }: FormEvent<HTMLFormElement>) {
    const name = 'name' in target ? String(target.name) : '';
    setState((last) => {
      if (!(name in last.faults)) return last;
      const { [name]: _mended, ...faults } = last.faults;
      return { ...last, faults };
    });
  }

  async function send(typed: Readonly<Record<string, unknown>>): Promise<void> {
    if (sending.current) return;
    const checked = checkBody(options.route, typed, options.words);
    if ('faults' in checked) return refuse(checked.faults);
    sending.current = true;
    setState({ ...idle, isBusy: true });
    const answer = await post(options.route, checked.body);
    if (answer.ok) {
      await options.onDone(answer.data, checked.body);
      sending.current = false;
      return setState(idle);
    }
    sending.current = false;
    if (options.onRefused?.(answer.code)) return;
    const fields = answer.fields.filter(({ path }) => path in typed);
    if (fields.length > 0) refuse(faultsOf(fields));
    else refuse(noFaults, callNotice(answer));
  }

  return { form: { ref, noValidate: true, onInput: mend }, send, ...state };
}
