import type { Step } from './inquiry-script.ts';
import { dayMs, hourMs, minuteMs } from '../seeded/clock.ts';
import { createHistory, type Handled } from './inquiry-history.ts';
import { nextDeskMoment } from '../seeded/working-hours.ts';

/** Everything that is no press question: days count. */
export function officeHistory(handled: Handled): Step[] {
  const { draft, sentAt, timezone, phrases, expertAccount, outcome, random } = handled;
  const history = createHistory(handled);
  const isForExpert = draft.experts.length > 0;
  history.moveTo(nextDeskMoment(sentAt, timezone));
  history.wait(random.around(16, 0.9) * minuteMs);
  history.assign();
  history.wait(random.around(11, 1) * minuteMs);
  if (isForExpert) history.staff(phrases.expert_acknowledgements, 'ask');
  else history.staff(phrases.office_acknowledgements);
  if (outcome === 'withdrawn') {
    history.wait(random.between(1, 4) * dayMs);
    history.close(outcome);
    return history.steps;
  }
  if (isForExpert) {
    history.wait(random.between(5, 120) * minuteMs);
    if (random.chance(0.25)) {
      history.wait(random.between(2, 30) * minuteMs);
      history.note(phrases.office_notes);
    }
    history.wait(random.around(26, 0.7) * hourMs);
  }
  history.wait(random.around(5, 0.8) * hourMs);
  history.openOffice();
  const replies = outcome in phrases.office_replies;
  const further = phrases.office_replies[outcome as keyof typeof phrases.office_replies];
  if (outcome === 'no_reply') history.staff(phrases.seeker_questions);
  else if (!replies) history.staff(phrases.declines);
  else if (expertAccount !== null && outcome !== 'referred' && random.chance(0.35))
    history.expert(expertAccount, phrases.expert_office_replies);
  else history.staff(further);
  if (replies && random.chance(0.6)) {
    history.wait(random.around(14, 0.9) * hourMs);
    history.openOffice();
    history.seeker(phrases.office_thanks);
  }
  history.wait((outcome === 'no_reply' ? 7 : random.around(1.4, 0.6)) * dayMs);
  history.openOffice();
  history.close(outcome);
  return history.steps;
}
