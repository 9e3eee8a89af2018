import { themeCss, type ThemeCssState } from '@rostrum/contracts/builder';
import { useContractMutation } from '@rostrum/remote-runtime';
import { useDebounced } from '@rostrum/ui-kit';
import { useEffect, useState } from 'react';

/** What the server finds in a style sheet, a moment after the last letter. Nothing is saved by it. */
export function useCssCheck(css: string, { problems }: Pick<ThemeCssState, 'problems'>) {
  const settled = useDebounced(css, 400);
  const [found, setFound] = useState({ problems, preview: '' });
  const { mutate } = useContractMutation(themeCss.check);
  useEffect(() => {
    // An answer to an older text comes too late to be shown.
    let isNewest = true;
    mutate(
      { body: { css: settled } },
      {
        onSuccess: (next) => {
          if (isNewest) setFound(next);
        },
      },
    );
    return () => {
      isNewest = false;
    };
  }, [mutate, settled]);
  return found;
}
