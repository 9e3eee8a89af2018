import type { ThemeLook } from '@rostrum/contracts/builder';
import { useEffect, useState, type RefObject } from 'react';
import { measureStage, type ContrastResult, type ShowLook } from './measure-stage.ts';

/** Previews are drawn in steps: the page, then the profile or post. */
const settleMs = 120;

/**
 * Measures the hidden previews under a style sheet, and again whenever they change. Undefined until they are complete.
 * The visible preview is not measured: a transition in the style sheet could still be running there.
 */
export function useContrastCheck(
  stage: RefObject<HTMLElement | null>,
  sheet: string | undefined,
  look: ThemeLook,
  showLook: ShowLook,
): ContrastResult | undefined {
  const [measured, setMeasured] = useState<{ sheet: string; look: ThemeLook; result: ContrastResult }>();
  useEffect(() => {
    const element = stage.current;
    if (!element || sheet === undefined) return undefined;
    const measure = () => {
      // The preview that is seen has the same ids.
      for (const named of element.querySelectorAll('[id]')) named.removeAttribute('id');
      if (element.querySelector('[aria-busy="true"]') === null)
        setMeasured({ sheet, look, result: measureStage(element, sheet, { look, showLook }) });
    };
    let timer = setTimeout(measure, settleMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, settleMs);
    });
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [stage, sheet, look, showLook]);
  return measured?.sheet === sheet && measured?.look === look ? measured?.result : undefined;
}
