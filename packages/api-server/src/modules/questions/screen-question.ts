import { screeningCategoryLabels } from '@rostrum/contracts/inquiries';
import { decideScreening, screenText } from '@rostrum/screening';
import type { Transaction } from '@rostrum/server-kit/database';
import { readSection } from '../inquiries/index.ts';

export interface ScreenedQuestion {
  /** It is put under Spam; a threat stays where people read it first. */
  isHeld: boolean;
  /** What screening took it for, in words for the desk. */
  takenFor: string | null;
}

const clean: ScreenedQuestion = { isHeld: false, takenFor: null };

/** What screening says of a guest's question. A failure never keeps a question: it comes through. */
export async function screenQuestion(
  tx: Transaction,
  { orgId, text, details }: { orgId: string; text: string; details: string },
): Promise<ScreenedQuestion> {
  const { sensitivity } = await readSection(tx, orgId, 'screening');
  try {
    const assessment = screenText({
      subject: text,
      message: details,
      signals: {
        isFreeMailOfOrganisation: false,
        sameTextElsewhere: 0,
        confirmedBefore: 0,
        releasedBefore: 0,
      },
    });
    const { queue } = decideScreening(assessment, { sensitivity, guard: null });
    if (queue === 'none') return clean;
    const category = queue === 'safety' ? 'abuse_threat' : assessment.category;
    return {
      isHeld: queue === 'spam',
      takenFor: screeningCategoryLabels[category].toLowerCase(),
    };
  } catch {
    return clean;
  }
}
