import { useLayoutEffect } from 'react';

/** Takes away what the server wrote to be seen until the application is drawn; left there, the page would stay busy. */
export function FirstFrameEnd() {
  useLayoutEffect(() => document.querySelector('.r-first')?.remove(), []);
  return null;
}
