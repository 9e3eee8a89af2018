import type { ApiError } from '@rostrum/api-client';
import type { InquiryTypeId, SessionUser } from '@rostrum/contracts';
import type { FormProblem } from '@rostrum/ui-kit/data';
import { createGuestKey, type PickedFile } from '@rostrum/uploads';
import { useState } from 'react';
import type { InquiryProblem } from '@rostrum/inquiry-form';
import { fieldId } from './field-id.ts';
import { pickSender } from './guest-sender.ts';
import { keyFor, withoutCopy, writeCopies, type InquiryCopy, type SentCopy } from './inquiry-copies.ts';
import { fieldKey, newInquiryDraft, type DraftValue, type InquiryDraft } from './inquiry-draft.ts';
import { asApiError, useSendInquiry } from './send-inquiry.mutation.ts';
import { serverProblems } from './server-problems.ts';
import { alsoAskedIn, type InquiryAddress } from './to-submission.ts';
import { useKeptDraft } from './use-kept-draft.ts';

export interface InquiryFormOptions {
  /** One inquiry goes to each. */
  addresses: readonly InquiryAddress[];
  /** Its text is kept under this name. */
  draftName: string;
  /** Types that may be chosen, the likeliest first. */
  types: readonly InquiryTypeId[];
  user: SessionUser | null;
  /** What a new draft begins with. */
  beginWith?: Partial<InquiryDraft> | undefined;
  onStart?: () => void;
  onSent?: () => void;
}

/** A sending that failed, and to whom. */
interface InquiryFailure {
  error: ApiError | null;
  organisation: InquiryAddress['organisation'];
}

/** What the form says by itself, and no field asks for. */
const isInForm = (path: string) =>
  !['type', 'recipients', 'company_username', 'timezone', 'source_page'].includes(path);

const toListed = (problems: readonly InquiryProblem[]): FormProblem[] =>
  problems.map(({ path, label, message }) => ({
    fieldId: isInForm(path) ? fieldId(path) : undefined,
    message: `${label.replace(/\?$/, '')}: ${message}`,
  }));

/** The state of one inquiry form: its text, its faults and its one way out. */
export function useInquiryForm(options: InquiryFormOptions) {
  const { addresses, draftName, types, user, beginWith, onStart, onSent } = options;
  const [sent, setSent] = useState<readonly SentCopy[]>([]);
  const [isSent, setIsSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [newKey] = useState(createGuestKey);
  /** A file is on its way; sending waits for it. */
  const [isUploading, setIsUploading] = useState(false);
  const [failure, setFailure] = useState<InquiryFailure | null>(null);
  /** What the list on top shows: it stands still while its faults are put right, and takes the focus when it is new. */
  const [listed, setListed] = useState<readonly FormProblem[]>([]);
  const sending = useSendInquiry(user !== null);
  const kept = useKeptDraft({
    draftName,
    types,
    user,
    beginWith,
    onStart,
    write: (draft) => writeCopies(draft, withoutCopy(addresses, sent)),
  });

  function refuse(problems: readonly InquiryProblem[]) {
    kept.refuse(problems);
    setListed(toListed(problems));
  }

  /** Of a text that was written here: one that was there before, or was begun with words of another, took another time. */
  const isWrittenHere = !kept.isRestored && beginWith === undefined && sent.length === 0;
  const [shownAt] = useState(() => performance.now());

  /** One after the other, so that what has arrived is known when one fails; those that have it are left out next time. */
  async function sendTo(copies: readonly InquiryCopy[]) {
    const arrived = [...sent];
    const seconds = Math.min(86_400, Math.floor((performance.now() - shownAt) / 1000));
    const filling = isWrittenHere ? { filled_seconds: seconds } : {};
    for (const { address, body } of copies) {
      try {
        const receipt = await sending.mutateAsync({
          body: { ...body, ...filling },
          idempotencyKey: keyFor(kept.idempotencyKey(), address, addresses.length === 1),
        });
        arrived.push({
          organisation: address.organisation,
          receipt,
          alsoAsked: alsoAskedIn(kept.read(), address),
        });
        setSent([...arrived]);
      } catch (error) {
        const found = serverProblems(kept.read().type, address.organisation, asApiError(error)?.fields ?? []);
        if (found.length > 0) refuse(found);
        else setFailure({ error: asApiError(error), organisation: address.organisation });
        return;
      }
    }
    kept.drop();
    setIsSent(true);
    onSent?.();
  }

  function submit() {
    if (isSending) return;
    setFailure(null);
    if (isUploading) {
      const message = 'A file is still on its way. Wait for it, or cancel it.';
      return refuse([{ path: 'attachments', label: 'Files', message }]);
    }
    void kept.submit(
      async ({ copies }) => {
        setListed([]);
        setIsSending(true);
        await sendTo(copies).finally(() => setIsSending(false));
      },
      () => setListed(toListed(writeCopies(kept.read(), withoutCopy(addresses, sent)).problems)),
    )();
  }

  return {
    draft: kept.draft,
    isRestored: kept.isRestored,
    discard() {
      setListed([]);
      setFailure(null);
      kept.discard();
    },
    listed,
    /** What has arrived; all of it once `isSent`. */
    sent,
    isSent,
    isSending,
    /** A failure that is about the sending and not about a field. */
    failure,
    errorOf: kept.errorOf,
    change: kept.change,
    changeField(name: string, value: DraftValue) {
      const { type, fields } = kept.read();
      kept.change({ fields: { ...fields, [fieldKey(type, name)]: value } }, [`fields.${name}`]);
    },
    setIsUploading,
    guestKey: user === null ? (kept.draft.attachments_key ?? newKey) : undefined,
    addFile(file: PickedFile) {
      const { attachments = [], attachments_key = newKey } = kept.read();
      const change = { attachments: [...attachments, file], ...(user === null && { attachments_key }) };
      kept.change(change, ['attachments']);
    },
    removeFile(id: string) {
      const left = kept.read().attachments?.filter((file) => file.id !== id) ?? [];
      kept.change({ attachments: left }, ['attachments']);
    },
    submit,
    submitAsNew() {
      kept.renewKey();
      submit();
    },
    startOver() {
      setSent([]);
      setIsSent(false);
      setFailure(null);
      setListed([]);
      kept.clearFaults();
      const draft = kept.read();
      kept.restart({ ...newInquiryDraft(draft.type, user), ...pickSender(draft) });
    },
  };
}
