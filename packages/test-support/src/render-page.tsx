import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { Role, Session } from '@rostrum/contracts';
import { TestArea, testSession } from '@rostrum/remote-runtime/testing';

export type RenderPageOptions = {
  /** Where the browser is, with its query. */
  route?: string;
  /** Pattern of the page's route, when it reads parameters: `paths.detail.path`. */
  path?: string;
  /** Who is signed in: a role, a whole session, or null for a visitor. */
  session?: Role | Session | null;
};

/** Draws a whole page with what the host puts around it, and a person to use it. */
export function renderPage(
  page: ReactElement,
  { route = '/', path, session = 'administrator' }: RenderPageOptions = {},
): RenderResult & { user: UserEvent } {
  const who = typeof session === 'string' ? testSession(session) : session;
  const user = userEvent.setup();
  const drawn = render(
    <TestArea url={route} path={path} session={who}>
      {page}
    </TestArea>,
  );
  return { ...drawn, user };
}
