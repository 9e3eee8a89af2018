import type { RouteBody, RouteDescriptor, RouteResponse } from '@rostrum/contracts';
import { useCallback, useEffect, useState } from 'react';
import { post, type Answer } from '../server/post.ts';

/** What a call answers that a page begins with; null while it is under way. `again` asks anew. */
export function useAnswer<Route extends RouteDescriptor>(route: Route, body: RouteBody<Route> | null) {
  const [answer, setAnswer] = useState<Answer<RouteResponse<Route>> | null>(null);
  const [turn, setTurn] = useState(0);
  const asked = body === null ? null : JSON.stringify(body);

  useEffect(() => {
    if (asked === null) return;
    let isWanted = true;
    setAnswer(null);
    void post(route, JSON.parse(asked) as RouteBody<Route>).then((said) => {
      if (isWanted) setAnswer(said);
    });
    return () => {
      isWanted = false;
    };
  }, [route, asked, turn]);

  const again = useCallback(() => setTurn((last) => last + 1), []);
  return { answer, again };
}
