import { allOf, anyOf, type TsQueryText } from './tsquery-text.ts';

/**
 * For each document that comes into question an index goes through every term of a query, so that one query of hundreds of
 * terms takes many times as long as several of this size together. With fewer terms in each, beginning costs more than it saves.
 */
const mostTerms = 32;

/** A query by its parts; none of a joint is one by the same operator, and none stands in it twice. */
type Part = { text: TsQueryText; terms: number; operator?: '|' | '&'; parts: readonly Part[] };

/** It matches where the one before ended, so that a quote which is never closed is looked at once. */
const token = / *('(?:[^'\\]|''|\\.)*'(?::\*)?|<\d+>|[()&|!])/uy;

function tokensOf(query: TsQueryText): string[] {
  const found: string[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(query); match; match = token.exec(query)) found.push(match[1] ?? '');
  return found;
}

const leaf = (text: TsQueryText): Part => ({ text, terms: 1, parts: [] });

function join(operator: '|' | '&', parts: readonly Part[]): Part {
  const own = parts.flatMap((part) => (part.operator === operator ? part.parts : [part]));
  const byText = new Map(own.map((part) => [part.text, part]));
  const kept = operator === '|' ? leaveOutContained(byText) : [...byText.values()];
  const [first] = kept;
  if (first && kept.length === 1) return first;
  return {
    text: (operator === '|' ? anyOf : allOf)(...kept.map(({ text }) => text)),
    terms: termsOf(kept),
    operator,
    parts: kept,
  };
}

/** Where a word stands as topic or headline (`^word`), it stands anywhere (`word`): beside that, nothing more narrow adds anything. */
function leaveOutContained(alternatives: ReadonlyMap<TsQueryText, Part>): Part[] {
  const isAsked = ({ text }: Part) => alternatives.has(text) || alternatives.has(text.replace(/^'\^/u, "'"));
  return [...alternatives.values()].filter((part) => {
    if (part.operator === '&') return !part.parts.some(isAsked);
    return !part.text.startsWith("'^") || !alternatives.has(part.text.replace(/^'\^/u, "'"));
  });
}

/** Takes apart what `tsquery-text.ts` wrote. Phrases stay whole. */
function partsOf(query: TsQueryText): Part {
  const found = tokensOf(query);
  let at = 0;
  const readOne = (): Part => {
    const token = found[at] ?? '';
    at += 1;
    if (token === '!') {
      const { text, terms } = readOne();
      return { text: `!${text}`, terms, parts: [] };
    }
    if (token !== '(') return leaf(token);
    const inside = readJoined();
    at += 1;
    return inside;
  };
  const readJoined = (): Part => {
    const parts = [readOne()];
    let joint = '';
    for (; at < found.length && found[at] !== ')';) {
      joint = found[at] ?? '';
      at += 1;
      const next = readOne();
      if (joint.startsWith('<')) parts.push(leaf(`(${parts.pop()?.text} ${joint} ${next.text})`));
      else parts.push(next);
    }
    return joint === '|' || joint === '&' ? join(joint, parts) : (parts[0] ?? leaf(''));
  };
  return readJoined();
}

/** Terms that are asked of each part as well; more of them would be looked up too often. */
const mostRepeated = 32;

const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text);
const termsOf = (parts: readonly Part[]) => parts.reduce((sum, { terms }) => sum + terms, 0);

function splitAny({ parts }: Part): TsQueryText[] {
  const few = parts.filter(({ terms }) => terms <= mostTerms);
  // Of many and of many others: taken apart, all of the others would be looked up for each of them.
  const whole = parts.filter((part) => !few.includes(part));
  const queries: Part[][] = [...whole.map((part) => [part]), []];
  for (const part of few) {
    const last = queries.at(-1) ?? [];
    if (termsOf([...last, part]) > mostTerms) queries.push([part]);
    else last.push(part);
  }
  return queries.filter((each) => each.length > 0).map((each) => anyOf(...textOf(each)));
}

function splitAll({ text, parts }: Part): TsQueryText[] {
  const widest = parts
    .filter(({ operator }) => operator === '|')
    .toSorted((left, right) => right.terms - left.terms)[0];
  const rest = parts.filter((part) => part !== widest);
  if (!widest || termsOf(rest) > mostRepeated) return [text];
  return splitAny(widest).map((each) => allOf(each, ...textOf(rest)));
}

function split(query: Part): TsQueryText[] {
  if (query.terms <= mostTerms || !query.operator) return [query.text];
  return query.operator === '|' ? splitAny(query) : splitAll(query);
}

/** From so many terms on, looking them up may cost more than reading a small directory. */
const longFrom = 1500;
const isLong = (query: TsQueryText): boolean =>
  query.length > longFrom * 4 && query.split("'").length / 2 > longFrom;

export const isAnyLong = ({ branches }: { branches: readonly { query: TsQueryText }[] }): boolean =>
  branches.some(({ query }) => isLong(query));

/** Queries of few terms each; what holds for any of them holds for the one given, and the other way round. */
export const queriesAtOnce = (query: TsQueryText): TsQueryText[] => split(partsOf(query));
