import {
  inquirySubmission,
  longestDeadlineDays,
  subdivisionsOf,
  typesWithRequiredDeadline,
  type InquiryFormField,
  type InquirySubmission,
  type InquiryTypeId,
} from '@rostrum/contracts';
import { commonKinds, formOrder, isCommonField, labelOf, readCommonField } from './common-fields.ts';
import { askedFields } from './asked-fields.ts';
import { isAskedByType } from './asked-once.ts';
import { keyOfOwnField } from './own-fields.ts';
import { explainIssue, explainMissing, type IssueField, type SchemaIssue } from './explain-issue.ts';
import { subjectFrom } from './subject-from.ts';

/** One thing to put right: where (`fields.outlet`), the label people know it by, and what to do. */
export interface InquiryProblem {
  path: string;
  label: string;
  message: string;
}

type Candidate = {
  subject?: string | undefined;
  message?: string | undefined;
  type: InquiryTypeId;
  country: string;
  state?: string | undefined;
  deadline_at?: string | undefined;
  own_fields?: Readonly<Record<string, unknown>> | undefined;
};

const valueAt = (candidate: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    candidate,
  );

/** The field that a path belongs to: `fields.slots.1.start` is a matter of `fields.slots`. */
export const fieldPathOf = (path: string): string => {
  const [first = '', second] = path.split('.');
  return first === 'fields' && second !== undefined ? `fields.${second}` : first;
};

/** The label of a path, and the kind of field it names. `added`: fields of the organisation. */
export function nameField(
  type: InquiryTypeId,
  path: string,
  added: readonly InquiryFormField[] = [],
): IssueField {
  const [first = '', second] = path.split('.');
  const own =
    first === 'fields' ? [...askedFields(type), ...added].find(({ name }) => name === second) : undefined;
  return (
    own ?? {
      label: labelOf(first),
      kind: commonKinds[first] ?? 'line',
      missing: isCommonField(first) ? readCommonField(first).missing : undefined,
    }
  );
}

const dayMs = 86_400_000;

function deadlineProblem({ type, deadline_at }: Candidate, now: number): string | null {
  if (deadline_at === undefined)
    return typesWithRequiredDeadline.includes(type) ? 'Say by when you need the answer.' : null;
  const left = new Date(deadline_at).getTime() - now;
  if (left <= 0) return 'Choose a time that lies ahead.';
  return left > longestDeadlineDays * dayMs
    ? `Choose a time within the next ${longestDeadlineDays} days.`
    : null;
}

const stateProblem = ({ country, state }: Candidate): string | null =>
  subdivisionsOf(country).length > 0 && state === undefined ? 'Choose a state or province.' : null;

const placeOf = (path: string) => {
  const place = formOrder.findIndex(
    (name) => path === name || (name === 'fields' && path.startsWith('fields.')),
  );
  return place === -1 ? formOrder.length : place;
};

/** One problem a field, in the order of the form: the first is what the sender should look at. */
export function inFormOrder(problems: readonly InquiryProblem[]): InquiryProblem[] {
  return problems
    .filter(({ path }, index) => problems.findIndex((other) => other.path === path) === index)
    .sort((left, right) => placeOf(left.path) - placeOf(right.path));
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** What the organisation requires and was left empty. */
const requiredProblems = (candidate: Candidate, required: readonly string[]): InquiryProblem[] =>
  required
    .filter((path) => isEmpty(valueAt(candidate, path.split('.'))))
    .map((path) => {
      const field = nameField(candidate.type, path);
      return { path, label: field.label, message: explainMissing(field) };
    });

/** What the organisation asks of its own, requires and was left empty. */
const addedProblems = (candidate: Candidate, added: readonly InquiryFormField[]): InquiryProblem[] =>
  added
    .filter(({ name, required }) => required && isEmpty(candidate.own_fields?.[keyOfOwnField(name)]))
    .map((field) => ({
      path: `fields.${field.name}`,
      label: field.label,
      message: explainMissing(field),
    }));

/** A subject that was left empty is taken from the message: of a message that is too short, only the message is at fault. */
const withoutDerived = ({ subject = '', message = '' }: Candidate, problems: readonly InquiryProblem[]) =>
  subject.trim() === subjectFrom(message) && problems.some(({ path }) => path === 'message')
    ? problems.filter(({ path }) => path !== 'subject')
    : problems;

/** Checks a form with the contract that the server checks it with, and for what the organisation requires. */
export function checkInquiry(
  candidate: Candidate,
  now: number,
  required: readonly string[] = [],
  added: readonly InquiryFormField[] = [],
): { submission: InquirySubmission; problems: [] } | { submission: null; problems: InquiryProblem[] } {
  // The contract asks for these two only once all else is right; people want to hear everything at once.
  const own = { deadline_at: deadlineProblem(candidate, now), state: stateProblem(candidate) };
  const parsed = inquirySubmission.safeParse(candidate);
  const issues = parsed.success ? [] : parsed.error.issues;
  const problems = issues.map((issue) => {
    const path = fieldPathOf(issue.path.map(String).join('.'));
    const field = nameField(candidate.type, path);
    const isInside = issue.path.length > path.split('.').length;
    const asked = isInside ? { ...field, kind: 'slot' } : field;
    return {
      path,
      label: field.label,
      message: explainIssue(issue as SchemaIssue, asked, valueAt(candidate, issue.path)),
    };
  });
  for (const [path, message] of Object.entries(own))
    if (message !== null) problems.push({ path, label: nameField(candidate.type, path).label, message });
  problems.push(...requiredProblems(candidate, required), ...addedProblems(candidate, added));
  const asked = withoutDerived(candidate, problems).filter(
    ({ path }) => !isAskedByType(candidate.type, path),
  );
  if (parsed.success && asked.length === 0)
    return { submission: candidate as InquirySubmission, problems: [] };
  return { submission: null, problems: inFormOrder(asked) };
}
