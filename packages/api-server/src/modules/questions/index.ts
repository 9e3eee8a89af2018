export { questionRoutes } from './questions.routes.ts';
export { answers, questionExperts, questions } from './questions.schema.ts';
export { questionMailKinds } from './question-mails.ts';
export { createLinkAnswerService, type LinkedQuestion } from './link-answer.service.ts';
export { answerPath } from './question-link-flow.ts';
export { toText } from './answer-markup.ts';
