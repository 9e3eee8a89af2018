import type { PostDetail } from '@rostrum/contracts/posts';
import { mergeBlocks, type MergePart } from './merge-blocks.ts';
import { readBlocks, splitBlocks } from './text-blocks.ts';

/** The fields of a post beside its text that editors change. */
type Fields = Readonly<Record<string, unknown>>;

interface ConflictChoice {
  key: string;
  label: string;
  mine: string;
  theirs: string;
}

const labels: Readonly<Record<string, string>> = {
  title: 'Title',
  kind: 'Kind',
  summary: 'Summary',
  authors: 'Authors',
  expert_ids: 'Experts',
  topics: 'Topics',
  tags: 'Tags',
  angles: 'Angles',
  access: 'Access',
  seo_title: 'Title for search engines',
  seo_description: 'Description for search engines',
  noindex: 'Hidden from search engines',
  canonical_url: 'First published at',
};

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const names = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map((each: unknown) =>
          typeof each === 'object' && each !== null && 'name' in each ? String(each.name) : String(each),
        )
        .join(', ')
    : String(value ?? '');

export interface Version {
  fields: Fields;
  html: string;
}

/** Two versions of one post, and what both began with. */
export interface Conflict {
  /** Null when it is not known any more. */
  base: Version | null;
  mine: Version;
  theirs: Version;
  /** Theirs, for the names of experts. */
  post: PostDetail;
}

/** Which fields and blocks fit together by themselves, and which an editor has to choose. */
export function planConflict({ base, mine, theirs, post }: Conflict) {
  const settled: Record<string, unknown> = {};
  const choices: ConflictChoice[] = [];
  const expertNames = new Map(post.experts.map(({ id, name }) => [id, name]));
  const read = (key: string, value: unknown) =>
    key === 'expert_ids' && Array.isArray(value)
      ? value.map((id: unknown) => expertNames.get(String(id)) ?? 'an expert you added').join(', ')
      : names(value);
  for (const [key, label] of Object.entries(labels)) {
    const [own, other, before] = [mine.fields[key], theirs.fields[key], base?.fields[key]];
    if (isEqual(own, other) || (base && isEqual(other, before))) settled[key] = own;
    else if (base && isEqual(own, before)) settled[key] = other;
    else choices.push({ key, label, mine: read(key, own), theirs: read(key, other) });
  }
  const parts: MergePart[] = mergeBlocks({
    base: base && splitBlocks(base.html),
    mine: splitBlocks(mine.html),
    theirs: splitBlocks(theirs.html),
  });
  parts.forEach((part, index) => {
    if (part.kind === 'choice')
      choices.push({
        key: `block ${index}`,
        label: 'Text',
        mine: readBlocks(part.mine),
        theirs: readBlocks(part.theirs),
      });
  });
  return { settled, parts, choices };
}

export type Side = 'mine' | 'theirs' | 'both';

/** The post as it was chosen. A choice that was not made keeps one's own words. */
export function settleConflict(
  { settled, parts }: ReturnType<typeof planConflict>,
  { mine, theirs, chosen }: { mine: Version; theirs: Version; chosen: ReadonlyMap<string, Side> },
): Version {
  const fields: Record<string, unknown> = {};
  for (const key of Object.keys(labels))
    fields[key] =
      key in settled ? settled[key] : chosen.get(key) === 'theirs' ? theirs.fields[key] : mine.fields[key];
  const html = parts
    .flatMap((part, index) => {
      if (part.kind === 'agreed') return part.blocks;
      const side = chosen.get(`block ${index}`) ?? 'mine';
      if (side === 'both') return [...part.mine, ...part.theirs];
      return side === 'theirs' ? part.theirs : part.mine;
    })
    .join('');
  return { fields, html };
}
