import { screeningCategoryLabels } from '@rostrum/contracts/inquiries';
import { decideScreening, type Screener, screenText, type TextVectors } from '@rostrum/screening';
import type { Transaction } from '@rostrum/server-kit/database';
import { readSection } from '../inquiries/index.ts';
import { readAskerHistory } from './asker-history.repository.ts';

export interface ScreenedQuestion {
  /** It is put under Spam; a threat stays where people read it first. */
  isHeld: boolean;
  /** What screening took it for, in words for the desk. */
  takenFor: string | null;
  /** Screening failed and the question came through without. */
  isUnscreened: boolean;
}

/** A question as it was asked, and how its form was filled in. */
export interface AskedQuestion {
  orgId: string;
  text: string;
  details: string;
  /** Empty: they gave none. */
  email: string;
  isTrapFilled: boolean;
  filledSeconds: number | undefined;
  /** Vectors of the text; null when the language model was not ready. */
  embedded: TextVectors | null;
}

const clean: ScreenedQuestion = { isHeld: false, takenFor: null, isUnscreened: false };

async function assessQuestion(
  tx: Transaction,
  question: AskedQuestion,
  { now, screen }: { now: Date; screen: Screener },
): Promise<ScreenedQuestion> {
  const { sensitivity } = await readSection(tx, question.orgId, 'screening');
  const asker = await readAskerHistory(tx, question, now);
  const assessment = screen({
    subject: question.text,
    message: question.details,
    embedded: question.embedded,
    signals: {
      isTrapFilled: question.isTrapFilled,
      filledSeconds: question.filledSeconds,
      sameTextElsewhere: asker.sameText,
      confirmedBefore: asker.spam,
      releasedBefore: asker.accepted,
    },
  });
  const { queue } = decideScreening(assessment, { sensitivity, guard: asker.accepted > 0 ? 'known' : null });
  if (queue === 'none') return clean;
  const category = queue === 'safety' ? 'abuse_threat' : assessment.category;
  return {
    ...clean,
    isHeld: queue === 'spam',
    takenFor: screeningCategoryLabels[category].toLowerCase(),
  };
}

/** What screening says of a guest's question. A failure never keeps a question: it comes through, and the desk is told. */
export async function screenQuestion(
  tx: Transaction,
  question: AskedQuestion,
  { now, screen = screenText }: { now: Date; screen?: Screener },
): Promise<ScreenedQuestion> {
  try {
    // A savepoint, so that a statement that fails takes nothing else with it.
    return await tx.transaction((inner) => assessQuestion(inner, question, { now, screen }));
  } catch {
    return { ...clean, isUnscreened: true };
  }
}
