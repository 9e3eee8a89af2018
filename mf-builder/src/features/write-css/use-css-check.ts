import { themeCss, type CssProblem, type ThemeCssState } from '@rostrum/contracts/builder';
import { useContractMutation } from '@rostrum/remote-runtime';
import { useDebounced } from '@rostrum/ui-kit';
import { useEffect, useState } from 'react';

interface CheckedCss {
  problems: CssProblem[];
  /** The sheet of the preview. Undefined until the server has written it. */
  preview: string | undefined;
  /** The text that was checked. */
  css: string | undefined;
}

/** Checks a style sheet on the server, a moment after the last letter. Nothing is saved by it. */
export function useCssCheck(css: string, { problems }: Pick<ThemeCssState, 'problems'>) {
  const settled = useDebounced(css, 400);
  const [checked, setChecked] = useState<CheckedCss>({ problems, preview: undefined, css: undefined });
  const { mutate, isError } = useContractMutation(themeCss.check);
  useEffect(() => {
    // An answer to an older text comes too late to be shown.
    let isNewest = true;
    mutate(
      { body: { css: settled } },
      {
        onSuccess: (next) => {
          if (isNewest) setChecked({ ...next, css: settled });
        },
      },
    );
    return () => {
      isNewest = false;
    };
  }, [mutate, settled]);
  const { problems: found, preview } = checked;
  return { problems: found, preview, isCurrent: checked.css === css, isFailed: isError };
}
