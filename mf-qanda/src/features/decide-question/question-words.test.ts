import { questionStatuses } from '@rostrum/contracts';
import { answerActionsFrom, answerStatuses, questionActionsFrom } from '@rostrum/contracts/qanda';
import { expect, test } from 'vitest';
import { actionWords, stepsFrom } from './question-words.ts';

test('the buttons of each state are what the server lets the desk do, and every state but that of no way out has one', () => {
  for (const status of questionStatuses) {
    expect(stepsFrom(status).toSorted()).toEqual(questionActionsFrom(status).toSorted());
    expect(stepsFrom(status).length).toBeGreaterThan(0);
    for (const step of stepsFrom(status)) expect(actionWords[step].label).toBeTruthy();
  }
  for (const status of answerStatuses) expect(answerActionsFrom(status).length).toBeGreaterThan(0);
  expect(stepsFrom('submitted').at(-1)).toBe('accept');
});
