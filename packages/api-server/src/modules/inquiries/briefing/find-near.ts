import { fromBytes } from '@rostrum/language-model';
import { compareTexts } from '@rostrum/screening';
import type { Queryable } from '@rostrum/server-kit/database';
import type { InquiryScope } from '../inquiries.repository.ts';
import { nearInquiriesRepository } from './near-inquiries.repository.ts';

/**
 * 95 of 100 pairs of wordings of one text are more alike than the first; of unrelated inquiries 999 of 1,000 pairs are less
 * alike than the second.
 */
const limits = { same: 0.6, like: 0.45 };
const shown = 5;

interface NearInquiries {
  /** Inquiries in any state that ask the same question. */
  same: string[];
  /** Closed inquiries on the same subject. */
  like: string[];
}

/** Compares an inquiry by meaning with others that a viewer may see; the nearest first. */
export async function findNear(
  db: Queryable,
  scope: InquiryScope,
  { id, readsRestricted }: { id: string; readsRestricted: boolean },
): Promise<NearInquiries> {
  const { own, others } = await nearInquiriesRepository.vectors(db, scope, { id, readsRestricted });
  if (own === undefined) return { same: [], like: [] };
  const inquiry = { vector: fromBytes(own.vector), isEnglish: own.isEnglish };
  const near = others
    .map((other) => ({
      ...other,
      likeness: compareTexts(inquiry, { vector: fromBytes(other.vector), isEnglish: other.isEnglish }),
    }))
    .filter(({ likeness }) => likeness >= limits.like)
    .toSorted((one, other) => other.likeness - one.likeness);
  const idsOf = (part: typeof near) => part.slice(0, shown).map((each) => each.id);
  return {
    same: idsOf(near.filter(({ likeness }) => likeness >= limits.same)),
    like: idsOf(near.filter(({ isClosed }) => isClosed)),
  };
}
