export { foldText as fold, splitWords as wordsOf } from '@rostrum/contracts';
