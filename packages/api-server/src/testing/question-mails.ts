import { answeredMail, followConfirmMail } from '../modules/questions/follows/follow-mails.ts';
import {
  answerSentMail,
  questionMail,
  questionRefusedMail,
  questionWaitsMail,
} from '../modules/questions/question-mails.ts';
import type { MailPlaces } from './sample-mail.ts';

/** Mails about questions in every wording. What people type is in `by` and `firstname`. */
export function writeQuestionMails(
  asking: { organisation: string; by: string; firstname: string },
  {
    answer,
    follow,
    unfollow,
    question: page,
  }: Pick<MailPlaces, 'answer' | 'follow' | 'unfollow' | 'question'>,
) {
  const { by: typed } = asking;
  const answered = { organisation: typed, link: page, stop: unfollow, isAsker: false };
  const said = { question: typed, experts: [typed] };
  const isUnproved = true;
  return {
    'question.ask': [
      questionMail({ ...asking, question: typed, due: '17:00 GMT', link: answer }),
      { ...questionWaitsMail({ ...asking, link: answer }), isUnproved },
    ],
    'question.answer_sent': [false, true].map((isDeclined) =>
      answerSentMail({
        organisation: asking.organisation,
        expert: typed,
        question: typed,
        isDeclined,
        link: page,
        choices: page,
      }),
    ),
    'question.refused': [{ ...questionRefusedMail({ organisation: typed, page }), isUnproved }],
    'question.follow_confirm': [{ ...followConfirmMail({ organisation: typed, link: follow }), isUnproved }],
    'question.answered': [
      answeredMail({ ...answered, said }),
      answeredMail({ ...answered, isAsker: true, said }),
      { ...answeredMail({ ...answered, isAsker: true, said: null }), isUnproved },
    ],
  };
}
