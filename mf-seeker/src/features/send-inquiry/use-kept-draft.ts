import type { InquiryTypeId, SessionUser } from '@rostrum/contracts';
import { useDraftForm } from '@rostrum/ui-kit/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InquiryProblem } from '@rostrum/inquiry-form';
import { draftStorage } from './draft-storage.ts';
import { keepGuestSender, pickSender, readGuestSender } from './guest-sender.ts';
import type { InquiryCopy } from './inquiry-copies.ts';
import { newInquiryDraft, type InquiryDraft } from './inquiry-draft.ts';
import { prefillSender } from './prefill-sender.ts';
import { useSenderDetails } from './sender-details.queries.ts';

export interface KeptDraftOptions {
  /** The draft is kept under this name. */
  draftName: string;
  /** Types that may be chosen, the likeliest first. */
  types: readonly InquiryTypeId[];
  user: SessionUser | null;
  /** What a new draft begins with. */
  beginWith?: Partial<InquiryDraft> | undefined;
  onStart?: (() => void) | undefined;
  write: (draft: InquiryDraft) => { copies: InquiryCopy[] | null; problems: readonly InquiryProblem[] };
}

const toFaults = (problems: readonly InquiryProblem[]) =>
  problems.map(({ path, message }) => ({ path: path.split('.'), message }));

function begin({ draftName, types, user, beginWith }: KeptDraftOptions) {
  const guest = user === null ? readGuestSender() : undefined;
  const fresh = { ...newInquiryDraft(types[0] ?? 5, user, navigator.language), ...guest, ...beginWith };
  const stored = draftStorage.load(draftName, fresh);
  const { draft, idempotencyKey } = stored ?? { draft: fresh, idempotencyKey: crypto.randomUUID() };
  return {
    idempotencyKey,
    // The expert may have stopped taking the type that an older draft was for.
    draft: types.includes(draft.type) ? draft : { ...draft, type: types[0] ?? 5 },
    isCountryGuessed: stored === null && guest === undefined && beginWith === undefined,
    isRestored: stored !== null && Boolean(draft.subject || draft.message),
  };
}

/** The text of an inquiry form: kept while it is written, filled in with what is known of its sender. */
export function useKeptDraft(options: KeptDraftOptions) {
  const { draftName, user, onStart, write } = options;
  const [first] = useState(() => begin(options));
  const key = useRef(first.idempotencyKey);
  const [isRestored, setIsRestored] = useState(first.isRestored);
  const isStarted = useRef(false);
  /** Whether the country is still the guess of a new draft. */
  const isCountryGuessed = useRef(first.isCountryGuessed);
  const save = (draft: InquiryDraft) => {
    if (isStarted.current) draftStorage.save(draftName, { draft, idempotencyKey: key.current });
  };
  const form = useDraftForm<InquiryDraft, { copies: InquiryCopy[] }>({
    values: first.draft,
    check: (draft) => {
      const { copies, problems } = write(draft);
      return copies ? { body: { copies } } : { faults: toFaults(problems) };
    },
    onDraft: save,
  });

  // The session may be known only after the form is on screen: it fills what is still empty.
  const fillIn = useEffectEvent((known: InquiryDraft) => {
    const { firstname, lastname } = form.read();
    form.change({
      firstname: firstname || known.firstname,
      lastname: lastname || known.lastname,
      // The server answers the account, whatever a draft says.
      email: known.email,
    });
  });
  useEffect(() => {
    if (user) fillIn(newInquiryDraft(5, user));
  }, [user]);

  // They may arrive after the first letters: only what is untouched takes them.
  const details = useSenderDetails(user !== null);
  const prefill = useEffectEvent((known: NonNullable<typeof details>) => {
    form.change(prefillSender(form.read(), known, isCountryGuessed.current), []);
    isCountryGuessed.current = false;
  });
  useEffect(() => {
    if (details) prefill(details);
  }, [details]);

  function restart(draft: InquiryDraft) {
    isStarted.current = false;
    isCountryGuessed.current = false;
    key.current = crypto.randomUUID();
    form.reset(draft);
  }

  return {
    /** The text is of an earlier visit in this tab. */
    isRestored,
    draft: form.draft,
    read: form.read,
    submit: form.submit,
    errorOf: form.errorOf,
    clearFaults: form.clearFaults,
    refuse: (problems: readonly InquiryProblem[]) => form.refuse(toFaults(problems)),
    /** Keeps a repeated send from acting twice. */
    idempotencyKey: () => key.current,
    change(part: Partial<InquiryDraft>, mended?: readonly string[]) {
      if (!isStarted.current) onStart?.();
      isStarted.current = true;
      if ('country' in part || 'state' in part) isCountryGuessed.current = false;
      form.change(part, mended);
    },
    renewKey() {
      key.current = crypto.randomUUID();
      save(form.read());
    },
    /** Forgets the text; who sends stays. */
    discard() {
      const draft = form.read();
      setIsRestored(false);
      draftStorage.clear(draftName);
      form.clearFaults();
      restart({ ...newInquiryDraft(draft.type, user), ...pickSender(draft) });
    },
    /** It is sent, and not kept any longer. */
    drop() {
      if (user === null) keepGuestSender(form.read());
      setIsRestored(false);
      isStarted.current = false;
      draftStorage.clear(draftName);
    },
    restart,
  };
}
