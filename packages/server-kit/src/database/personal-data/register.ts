import type { TablePersonalData } from './define-personal-data.ts';

let register: readonly TablePersonalData[] | undefined;

/** Makes the declarations of the application known to the libraries that erase and export by them. */
export function setPersonalDataRegister(tables: readonly TablePersonalData[]): void {
  register = tables;
}

/** @throws Error before the application has set its register: erasing by an empty one would erase nothing. */
export function personalDataRegister(): readonly TablePersonalData[] {
  if (!register) throw new Error('The register of personal data is not set.');
  return register;
}
