export { questionRoutes } from './questions.routes.ts';
export { answers, questionExperts, questions } from './questions.schema.ts';
export { questionMailKinds } from './links/question-mails.ts';
export { createLinkAnswerService, type LinkedQuestion } from './links/link-answer.service.ts';
export { answerPath } from './links/question-link-flow.ts';
export { toText } from './answer-markup.ts';
