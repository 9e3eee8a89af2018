import type { OrganisationKey, PersonContent } from '../content-types.ts';
import { independentAnalyst } from './independent.ts';
import { northmereComputing } from './northmere-computing.ts';
import { northmereEconomics } from './northmere-economics.ts';
import { northmereEngineering } from './northmere-engineering.ts';
import { northmereGeography } from './northmere-geography.ts';
import { northmereLaw } from './northmere-law.ts';
import { northmereMedicine } from './northmere-medicine.ts';
import { northmereMinds } from './northmere-minds.ts';
import { northmereSciences } from './northmere-sciences.ts';
import { northmereSociety } from './northmere-society.ts';
import { northmereWater } from './northmere-water.ts';
import { pellworthLawyers } from './pellworth.ts';
import { quillhavenAcute } from './quillhaven-acute.ts';
import { quillhavenCare } from './quillhaven-care.ts';
import { staffByOrganisation } from './staff.ts';
import { tessalineEngineers } from './tessaline.ts';

/** Everybody with a profile, by organisation. */
export const peopleByOrganisation: Record<OrganisationKey, readonly PersonContent[]> = {
  northmere: [
    ...northmereWater,
    ...northmereEngineering,
    ...northmereEconomics,
    ...northmereMedicine,
    ...northmereLaw,
    ...northmereComputing,
    ...northmereMinds,
    ...northmereGeography,
    ...northmereSociety,
    ...northmereSciences,
    ...(staffByOrganisation.northmere ?? []),
  ],
  quillhaven: [...quillhavenAcute, ...quillhavenCare, ...(staffByOrganisation.quillhaven ?? [])],
  pellworth: [...pellworthLawyers, ...(staffByOrganisation.pellworth ?? [])],
  tessaline: [...tessalineEngineers, ...(staffByOrganisation.tessaline ?? [])],
  'saoirse-vandermeer': independentAnalyst,
};
