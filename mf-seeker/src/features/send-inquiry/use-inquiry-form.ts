import { deviceTimeZone } from '@rostrum/contracts';
import type { ApiError } from '@rostrum/api-client';
import type { InquirySubmission, InquiryTypeId, SessionUser } from '@rostrum/contracts';
import type { FormProblem } from '@rostrum/ui-kit/data';
import { useEffect, useRef, useState } from 'react';
import { checkInquiry, type InquiryProblem } from './check-inquiry.ts';
import { draftStorage, type KeptDraft } from './draft-storage.ts';
import { fieldId } from './field-id.ts';
import { fieldKey, newInquiryDraft, type DraftValue, type InquiryDraft } from './inquiry-draft.ts';
import { pickSenderFields, prefillSender } from './prefill-sender.ts';
import { useSenderDetails } from './sender-details.queries.ts';
import { asApiError, useSendInquiry, type InquiryReceipt } from './send-inquiry.mutation.ts';
import { serverProblems } from './server-problems.ts';
import { toSubmission, type InquiryAddress } from './to-submission.ts';

export interface InquiryFormOptions {
  /** One inquiry goes to each. */
  addresses: readonly InquiryAddress[];
  /** Its text is kept under this name. */
  draftName: string;
  /** Types that may be chosen, the likeliest first. */
  types: readonly InquiryTypeId[];
  user: SessionUser | null;
  onStart?: () => void;
  onSent?: () => void;
}

/** A sending that failed, and to whom. */
interface InquiryFailure {
  error: ApiError | null;
  organisation: InquiryAddress['organisation'];
}

/** What an organisation has got. */
export interface SentCopy {
  organisation: InquiryAddress['organisation'];
  receipt: InquiryReceipt;
}

/** A key of its own for each organisation, from the one that is kept with the draft. */
const keyFor = (key: string, { organisation }: InquiryAddress, isOnlyOne: boolean) =>
  isOnlyOne
    ? key
    : `${key}-${encodeURIComponent(organisation.company_username)
        .replace(/[^\w-]/g, '_')
        .slice(0, 80)}`;

/** What the form says by itself, and no field asks for. */
const isInForm = (path: string) =>
  !['type', 'recipients', 'company_username', 'timezone', 'source_page'].includes(path);

/** Whether the country is still the guess of a new draft. */
interface BegunDraft extends KeptDraft {
  isCountryGuessed: boolean;
}

const begin = ({ draftName, types, user }: InquiryFormOptions): BegunDraft => {
  const fresh = newInquiryDraft(types[0] ?? 5, user, navigator.language);
  const stored = draftStorage.load(draftName, fresh);
  const kept = {
    ...(stored ?? { draft: fresh, idempotencyKey: crypto.randomUUID() }),
    isCountryGuessed: stored === null,
  };
  // The expert may have stopped taking the type that an older draft was for.
  return types.includes(kept.draft.type) ? kept : { ...kept, draft: { ...kept.draft, type: fresh.type } };
};

/** The state of one inquiry form: its text, its faults and its one way out. */
export function useInquiryForm(options: InquiryFormOptions) {
  const { addresses, draftName, user, onStart, onSent } = options;
  const [kept, setKept] = useState(() => begin(options));
  const [problems, setProblems] = useState<readonly InquiryProblem[]>([]);
  const [sent, setSent] = useState<readonly SentCopy[]>([]);
  const [isSent, setIsSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<InquiryFailure | null>(null);
  /** What the list on top shows: it stands still while its faults are put right, and takes the focus when it is new. */
  const [listed, setListed] = useState<readonly FormProblem[]>([]);
  const started = useRef(false);
  const sending = useSendInquiry(user !== null);
  const { draft, idempotencyKey } = kept;

  // The session may be known only after the form is on screen: it fills what is still empty.
  useEffect(() => {
    if (!user) return;
    const known = newInquiryDraft(5, user);
    setKept((current) => ({
      ...current,
      draft: {
        ...current.draft,
        firstname: current.draft.firstname || known.firstname,
        lastname: current.draft.lastname || known.lastname,
        // The server answers the account, whatever a draft says.
        email: known.email,
      },
    }));
  }, [user]);

  // They may arrive after the first letters: only what is untouched takes them.
  const details = useSenderDetails(user !== null);
  useEffect(() => {
    if (!details) return;
    setKept((current) => ({
      ...current,
      draft: prefillSender(current.draft, details, current.isCountryGuessed),
      isCountryGuessed: false,
    }));
  }, [details]);

  useEffect(() => {
    if (started.current && !isSent)
      draftStorage.save(draftName, { draft: kept.draft, idempotencyKey: kept.idempotencyKey });
  }, [draftName, kept, isSent]);

  const touch = () => {
    if (started.current) return;
    started.current = true;
    onStart?.();
  };

  const change = (part: Partial<InquiryDraft>) => {
    touch();
    setKept((current) => ({
      ...current,
      draft: { ...current.draft, ...part },
      isCountryGuessed: current.isCountryGuessed && !('country' in part) && !('state' in part),
    }));
    const paths = Object.keys(part);
    setProblems((current) => current.filter(({ path }) => !paths.includes(path)));
  };

  const changeField = (name: string, value: DraftValue) => {
    touch();
    setKept((current) => ({
      ...current,
      draft: {
        ...current.draft,
        fields: { ...current.draft.fields, [fieldKey(current.draft.type, name)]: value },
      },
    }));
    setProblems((current) => current.filter(({ path }) => path !== `fields.${name}`));
  };

  const clearProblems = () => {
    setProblems([]);
    setListed([]);
  };

  const refuse = (found: readonly InquiryProblem[]) => {
    setProblems(found);
    setListed(
      found.map(({ path, label, message }) => ({
        fieldId: isInForm(path) ? fieldId(path) : undefined,
        message: `${label.replace(/\?$/, '')}: ${message}`,
      })),
    );
  };

  /** One after the other, so that what has arrived is known when one fails; those that have it are left out next time. */
  const sendTo = async (
    copies: readonly { address: InquiryAddress; body: InquirySubmission }[],
    key: string,
  ) => {
    const arrived = [...sent];
    for (const { address, body } of copies) {
      try {
        const receipt = await sending.mutateAsync({
          body,
          idempotencyKey: keyFor(key, address, addresses.length === 1),
        });
        arrived.push({ organisation: address.organisation, receipt });
        setSent([...arrived]);
      } catch (error) {
        const found = serverProblems(draft.type, asApiError(error)?.fields ?? []);
        if (found.length > 0) refuse(found);
        else setFailure({ error: asApiError(error), organisation: address.organisation });
        return;
      }
    }
    draftStorage.clear(draftName);
    setIsSent(true);
    onSent?.();
  };

  const submit = (key = idempotencyKey) => {
    if (isSending) return;
    setFailure(null);
    const unsent = addresses.filter(
      ({ organisation }) =>
        !sent.some((copy) => copy.organisation.company_username === organisation.company_username),
    );
    const copies: { address: InquiryAddress; body: InquirySubmission }[] = [];
    for (const address of unsent) {
      const candidate = toSubmission(draft, address, deviceTimeZone(), window.location.pathname);
      const checked = checkInquiry(candidate, Date.now());
      if (checked.submission === null) return refuse(checked.problems);
      copies.push({ address, body: checked.submission });
    }
    clearProblems();
    setIsSending(true);
    void sendTo(copies, key).finally(() => setIsSending(false));
  };

  return {
    draft,
    listed,
    /** What has arrived; all of it once `isSent`. */
    sent,
    isSent,
    isSending,
    /** A failure that is about the sending and not about a field. */
    failure,
    errorOf: (path: string) => problems.find((problem) => problem.path === path)?.message,
    change,
    changeField,
    submit: () => submit(),
    submitAsNew() {
      const key = crypto.randomUUID();
      setKept((current) => ({ ...current, idempotencyKey: key }));
      submit(key);
    },
    startOver() {
      setSent([]);
      setIsSent(false);
      setFailure(null);
      clearProblems();
      started.current = false;
      const { type, firstname, lastname, email, country, state } = draft;
      const fields = pickSenderFields(draft);
      const next = { ...newInquiryDraft(type, user), firstname, lastname, email, country, state, fields };
      setKept({ draft: next, idempotencyKey: crypto.randomUUID(), isCountryGuessed: false });
    },
  };
}
