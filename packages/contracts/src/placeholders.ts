import type { z } from 'zod';
import { prose } from './primitives.ts';

const placeholder = /\{\{([^{}]*)\}\}/gu;
/** A longer text in braces is not a placeholder. */
const maximumLength = 60;
const isName = (text: string) => text.trim() !== '' && text.length <= maximumLength && !text.includes('\n');

/** Returns the first `{{placeholder}}` that stands in a text, as it is written, or null. */
export const findPlaceholder = (text: string): string | null =>
  [...text.matchAll(placeholder)].find(([, name = '']) => isName(name))?.[0] ?? null;

/** Returns what to do about a placeholder that was left in a text. */
export const explainPlaceholder = (found: string): string =>
  `${found} isn’t filled in. Replace it with what it stands for, or remove it.`;

/** Refuses a text that would go out with a placeholder of a template in it. */
export function refusePlaceholder(text: string, context: z.RefinementCtx, path: PropertyKey[] = []): void {
  const found = findPlaceholder(text);
  if (found !== null) context.addIssue({ code: 'custom', path, message: explainPlaceholder(found) });
}

/** A text of paragraphs that is sent to someone outside of the team. */
export const outgoingProse = (max: number, min = 0) =>
  prose(max, min).superRefine((text, context) => refusePlaceholder(text, context));
