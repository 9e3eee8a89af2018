import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FirstFrameEnd } from './first-frame-end.tsx';

test('nothing of the first frame is left once the application is drawn', () => {
  const first = document.createElement('div');
  first.className = 'r-first';
  first.setAttribute('aria-busy', 'true');
  document.body.append(first);
  render(<FirstFrameEnd />);
  expect(document.querySelector('[aria-busy="true"]')).not.toBeInTheDocument();
});
