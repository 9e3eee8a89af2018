import { defineModule } from '@rostrum/server-kit/module';
import { questionFollows, questionFollowNotices } from './follows/question-follows.schema.ts';
import { questions, questionExperts, questionLinks, answers } from './questions.schema.ts';
import { questionVectors } from './vectors/question-vectors.schema.ts';
import {
  questionFollowNoticesPersonalData,
  questionFollowsPersonalData,
} from './follows/question-follows.personal-data.ts';
import {
  answersPersonalData,
  questionExpertsPersonalData,
  questionLinksPersonalData,
  questionsPersonalData,
} from './questions.personal-data.ts';
import { questionVectorsPersonalData } from './vectors/question-vectors.personal-data.ts';
import { startTellingOfAnswers } from './follows/tell-of-answers.job.ts';
import { questionMailKinds } from './question-mails.ts';
import { questionRoutes } from './questions.routes.ts';

/** Questions to experts and their answers. */
export const questionsModule = defineModule({
  name: 'questions',
  tables: [
    questionFollows,
    questionFollowNotices,
    questions,
    questionExperts,
    questionLinks,
    answers,
    questionVectors,
  ],
  personalData: [
    questionFollowNoticesPersonalData,
    questionFollowsPersonalData,
    answersPersonalData,
    questionExpertsPersonalData,
    questionLinksPersonalData,
    questionsPersonalData,
    questionVectorsPersonalData,
  ],
  mails: questionMailKinds,
  routes: questionRoutes,
  jobs: startTellingOfAnswers,
});
