import { formatList } from '../locale.ts';
import { lowerFirst, type ExplainedIssue } from './explain-issue.ts';

const maxNamedFields = 5;

/** A label that is a sentence or a list would run into the words around it. */
const quoteLabel = (label: string) => (/[?,.:]/.test(label) ? `“${label}”` : label);

/**
 * Returns the sentence that a form shows when it cannot place a fault beside its field: the remedy of the only one
 * (`Message: write at least 20 characters; there are 5.`), or the labels of all (`Check Subject and Email.`).
 */
export function summarizeFaults(faults: readonly Pick<ExplainedIssue, 'label' | 'message'>[]): string {
  const labels = [...new Set(faults.map(({ label }) => label))];
  const [{ label = '', message = '' } = {}] = faults;
  if (labels.length <= 1) {
    const isNamed = label === '' || message.toLowerCase().includes(label.toLowerCase());
    return isNamed ? message : `${quoteLabel(label)}: ${lowerFirst(message)}`;
  }
  const named = labels.filter((one) => one !== '').map(quoteLabel);
  const shown = named.slice(0, maxNamedFields);
  const rest = named.length - shown.length;
  return `Check ${formatList(rest > 0 ? [...shown, `${rest} more`] : shown)}.`;
}
