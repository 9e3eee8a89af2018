import type { QuestionContent } from '../content-types.ts';
import { northmereHealthQuestions } from './northmere-health-and-minds.ts';
import { northmereLawQuestions } from './northmere-law-and-work.ts';
import { northmereOpenQuestions } from './northmere-open.ts';
import { northmereWaterQuestions } from './northmere-water-and-climate.ts';
import { otherQuestions } from './other-organisations.ts';

export const questionContents: readonly QuestionContent[] = [
  ...northmereOpenQuestions,
  ...northmereWaterQuestions,
  ...northmereHealthQuestions,
  ...northmereLawQuestions,
  ...otherQuestions,
];
