import type { Step } from './inquiry-script.ts';
import { minuteMs } from '../seeded/clock.ts';
import { createHistory, type Handled } from './inquiry-history.ts';
import { nextDeskMoment } from '../seeded/working-hours.ts';

/** A press question: minutes count, and the deadline bounds every step. */
export function pressHistory(handled: Handled): Step[] {
  const { sentAt, timezone, expertAccount, phrases, outcome, random } = handled;
  const deadlineAt = handled.deadlineAt ?? sentAt;
  const history = createHistory(handled);
  const opens = nextDeskMoment(sentAt, timezone);
  const isDay = opens.getTime() === sentAt.getTime();
  history.moveTo(opens);
  history.wait(Math.min(random.around(9, 0.6), 75) * minuteMs);
  history.assign();
  if (outcome === 'withdrawn' || outcome === 'duplicate') {
    history.wait(random.between(5, 40) * minuteMs);
    history.close(outcome);
    return history.steps;
  }
  if (outcome === 'deadline_missed' || history.at() >= deadlineAt) {
    history.moveTo(new Date(deadlineAt.getTime() + random.between(20, 200) * minuteMs));
    const { replies, reasons } = phrases.late[outcome === 'deadline_missed' && isDay ? 'day' : 'night'];
    history.staff(replies);
    history.wait(random.between(60, 600) * minuteMs);
    history.close('deadline_missed', reasons);
    return history.steps;
  }
  const left = () => deadlineAt.getTime() - history.at().getTime();
  history.wait(random.between(1, 4) * minuteMs);
  history.staff(phrases.acknowledgements, 'ask');
  history.wait(Math.min(random.between(2, 20) * minuteMs, left() * 0.1));
  if (random.chance(0.3)) {
    history.wait(random.between(1, 9) * minuteMs);
    history.note(phrases.internal_notes);
  }
  history.wait(Math.min(random.around(22, 0.8) * minuteMs, left() * 0.5));
  if (outcome === 'declined_by_expert' || outcome === 'declined_by_org') {
    history.wait(random.between(4, 30) * minuteMs);
    history.staff(phrases.declines);
  } else {
    history.wait(Math.min(random.between(3, 18) * minuteMs, left() * 0.3));
    if (outcome === 'no_reply') history.staff(phrases.press_questions);
    else if (expertAccount !== null && random.chance(0.45))
      history.expert(expertAccount, phrases.expert_replies);
    else history.staff(phrases.acceptances);
    if (outcome !== 'no_reply' && random.chance(0.65)) {
      history.wait(Math.min(random.between(6, 80) * minuteMs, left() * 0.5));
      history.seeker(phrases.thanks);
    }
  }
  history.moveTo(new Date(deadlineAt.getTime() + random.between(-60, 300) * minuteMs));
  history.close(outcome);
  return history.steps;
}
