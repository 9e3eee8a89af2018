export { questionRoutes } from './questions.routes.ts';
export { answers, questionExperts, questions } from './questions.schema.ts';
