/** Where the words of terms stand, by name. */
export type PlaceName =
  | 'people_topics'
  | 'people_tags'
  | 'people_department'
  | 'posts'
  | 'post_topics'
  | 'questions'
  | 'member_departments'
  | 'member_tags'
  | 'invitation_departments'
  | 'invitation_tags'
  | 'rule_departments'
  | 'rule_tags'
  | 'embeds'
  | 'embed_defaults';

/** The words of one row before and after they were rewritten. */
export interface RewrittenRow {
  key: string;
  before: string[];
  after: string[];
}

export type RewrittenRows = Partial<Record<PlaceName, RewrittenRow[]>>;

/** What a merge did: what undoing it restores. */
export interface MergeRecord {
  source: {
    id: string;
    parentId: string | null;
    synonyms: string[];
    scopeNote: string;
    externalCode: string | null;
    usageCount: number;
    version: number;
    createdAt: string;
    /** Left out by merges from before terms could be retired. */
    status?: 'active' | 'retired';
  };
  target: {
    id: string;
    parentBefore: string | null;
    parentAfter: string | null;
    synonymsBefore: string[];
    synonymsAfter: string[];
  };
  /** Terms that stood below the one that went. */
  children: string[];
  /** What they stand below since. */
  newParent: string | null;
  rows: RewrittenRows;
}
