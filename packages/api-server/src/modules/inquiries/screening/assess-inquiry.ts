import { cutText } from '@rostrum/contracts';
import { toBytes } from '@rostrum/language-model';
import {
  decideScreening,
  isEnglish,
  type Decision,
  type Guard,
  type Reason,
  type Screener,
  type Signals,
  type TextVectors,
} from '@rostrum/screening';
import type { VerdictReason } from '@rostrum/contracts/inquiries';
import type { Transaction } from '@rostrum/server-kit/database';
import type { InquiryRecord } from '../inquiry-changes.repository.ts';
import { isUnproved } from '../mails/mail-heads.ts';
import { isFreeMail } from '../rules/free-mail-domains.ts';
import { readSection } from '../setup/read-section.ts';
import { decidedInquiriesRepository } from './decided-inquiries.repository.ts';
import { inquiryVectorsRepository } from './inquiry-vectors.repository.ts';
import { weighDecided, weighType } from './learn-from-decisions.ts';
import { verdictsRepository } from './verdicts.repository.ts';

const mediaType = 2;
const mostMarks = 5;
const longestQuote = 120;

/** Reasons as they are kept: quoted, with the places in the message; those of the subject lie before it. */
function placeReasons(reasons: readonly Reason[], { subject, message }: InquiryRecord): VerdictReason[] {
  const text = `${subject}\n${message}`;
  const offset = subject.length + 1;
  return reasons.map(({ code, weight, spans }) => {
    const [first] = spans;
    return {
      code,
      weight,
      quote: first === undefined ? null : cutText(text.slice(...first), longestQuote),
      marks: spans
        .filter(([start]) => start >= offset)
        .slice(0, mostMarks)
        .map(([start, end]) => ({ start: start - offset, end: end - offset })),
    };
  });
}

/** What the form tells of how it was filled in. */
export type FormSignals = Pick<Signals, 'isTrapFilled' | 'filledSeconds'>;

export interface AssessOptions {
  now: Date;
  isAllowed: boolean;
  screen: Screener;
  form: FormSignals;
  /** Vectors of the text; null when the language model was not ready. */
  embedded: TextVectors | null;
}

/** Stores the vector of an inquiry and returns signals from the organisation's earlier decisions. */
async function learnFromOwn(
  tx: Transaction,
  inquiry: InquiryRecord,
  { embedded, now }: Pick<AssessOptions, 'embedded' | 'now'>,
): Promise<Signals> {
  const { orgId, id, type } = inquiry;
  const byType = weighType(await decidedInquiriesRepository.countByType(tx, { orgId, id, type }));
  const vector = embedded?.vectors[0];
  if (!embedded || !vector) return byType;
  const { model } = embedded;
  const isInEnglish = isEnglish(`${inquiry.subject}\n${inquiry.message}`);
  await inquiryVectorsRepository.store(tx, {
    orgId,
    inquiryId: id,
    model,
    isEnglish: isInEnglish,
    vector: Buffer.from(toBytes(Float32Array.from(vector)).buffer),
    createdAt: now,
  });
  const decided = await decidedInquiriesRepository.list(tx, { orgId, id, model, now });
  return { ...byType, ...weighDecided({ vector, isEnglish: isInEnglish, type }, decided) };
}

/** What screening says of an inquiry that the transaction has just stored. It is written down, held or not. */
export async function assessInquiry(
  tx: Transaction,
  inquiry: InquiryRecord,
  { now, isAllowed, screen, form, embedded }: AssessOptions,
): Promise<Decision & { category: string }> {
  const { orgId, id, subject, message, email, organization, verified } = inquiry;
  const sender = await verdictsRepository.sender(tx, inquiry, now);
  const assessment = screen({
    subject,
    message,
    embedded,
    signals: {
      ...(await learnFromOwn(tx, inquiry, { embedded, now })),
      isFreeMailOfOrganisation:
        organization !== null && isFreeMail('domain', email.toLowerCase().split('@').at(-1) ?? ''),
      // Every guest's is at first; a reporter's deadline is not put at risk for it.
      isAddressUnproved: isUnproved(inquiry) && (inquiry.type !== mediaType || inquiry.deadlineAt === null),
      ...form,
      sameTextElsewhere: sender.sameText,
      confirmedBefore: sender.confirmed,
      releasedBefore: sender.released,
    },
  });
  const guard: Guard | null = verified ? 'verified' : isAllowed ? 'allowed' : sender.isKnown ? 'known' : null;
  const { sensitivity } = await readSection(tx, orgId, 'screening');
  const decision = decideScreening(assessment, { sensitivity, guard });
  await verdictsRepository.insert(tx, {
    orgId,
    inquiryId: id,
    ...decision,
    score: assessment.score,
    threat: assessment.threat,
    category:
      decision.label === 'clean' ? null : decision.queue === 'safety' ? 'abuse_threat' : assessment.category,
    reasons: placeReasons(assessment.reasons, inquiry),
    modelVersion: assessment.modelVersion,
    createdAt: now,
  });
  return { ...decision, category: decision.queue === 'safety' ? 'abuse_threat' : assessment.category };
}
