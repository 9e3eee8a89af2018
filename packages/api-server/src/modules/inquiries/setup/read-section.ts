import type { Queryable } from '@rostrum/server-kit/database';
import { sectionKinds, type SectionValue, type SetupSection } from './setup-sections.ts';
import { setupRepository } from './setup.repository.ts';

/** A section as it was stored, through its schema; as it comes when nothing was. */
export function parseSection<Section extends SetupSection>(
  section: Section,
  stored: unknown,
): SectionValue<Section> {
  const { schema, usual } = sectionKinds[section];
  return (stored === undefined ? usual : schema.parse(stored)) as SectionValue<Section>;
}

export const readSection = async <Section extends SetupSection>(
  db: Queryable,
  orgId: string,
  section: Section,
): Promise<SectionValue<Section>> => parseSection(section, await setupRepository.value(db, orgId, section));
