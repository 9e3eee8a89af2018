import type { QuestionContent } from '../content-types.ts';
import { northmereHealthQuestions } from './northmere-health-and-minds.ts';
import { northmereLawQuestions } from './northmere-law.ts';
import { northmereOpenQuestions } from './northmere-open.ts';
import { northmereWaterQuestions } from './northmere-water-and-climate.ts';
import { northmereWorkQuestions } from './northmere-work-and-state.ts';
import { otherQuestions } from './other-organisations.ts';
import { quillhavenQuestions } from './quillhaven.ts';

/** Every authored question, answered or not. */
export const questionContents: readonly QuestionContent[] = [
  ...northmereOpenQuestions,
  ...northmereWaterQuestions,
  ...northmereHealthQuestions,
  ...northmereLawQuestions,
  ...northmereWorkQuestions,
  ...quillhavenQuestions,
  ...otherQuestions,
];
