import type { OrganisationKey, PersonContent } from '../content-types.ts';
import { northmereEconomics } from './northmere-economics.ts';
import { northmereEngineering } from './northmere-engineering.ts';
import { northmereComputing, northmereLaw } from './northmere-law-and-computing.ts';
import { northmereMedicine } from './northmere-medicine.ts';
import { northmereGeography, northmerePsychology } from './northmere-people-and-places.ts';
import { northmereSciences, northmereSociety } from './northmere-society.ts';
import { pellworthLawyers } from './pellworth.ts';
import { quillhavenClinicians } from './quillhaven.ts';
import { staffByOrganisation } from './staff.ts';
import { independentAnalyst, tessalineEngineers } from './tessaline-and-independent.ts';

/** Everybody with a profile, by organisation. */
export const peopleByOrganisation: Record<OrganisationKey, readonly PersonContent[]> = {
  northmere: [
    ...northmereEngineering,
    ...northmereEconomics,
    ...northmereMedicine,
    ...northmereLaw,
    ...northmereComputing,
    ...northmerePsychology,
    ...northmereGeography,
    ...northmereSociety,
    ...northmereSciences,
    ...(staffByOrganisation.northmere ?? []),
  ],
  quillhaven: [...quillhavenClinicians, ...(staffByOrganisation.quillhaven ?? [])],
  pellworth: [...pellworthLawyers, ...(staffByOrganisation.pellworth ?? [])],
  tessaline: [...tessalineEngineers, ...(staffByOrganisation.tessaline ?? [])],
  'saoirse-vandermeer': independentAnalyst,
};
