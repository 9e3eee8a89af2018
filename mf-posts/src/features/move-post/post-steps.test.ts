import { postStatuses } from '@rostrum/contracts';
import { postTransitions } from '@rostrum/contracts/posts';
import { expect, test } from 'vitest';
import { postSteps } from './post-steps.ts';

test('the buttons of each state lead where the server lets a post go, and leave nothing out', () => {
  for (const status of postStatuses)
    expect(postSteps[status].map((step) => step.status).toSorted()).toEqual(
      postTransitions[status].filter((next) => next !== 'scheduled').toSorted(),
    );
});
