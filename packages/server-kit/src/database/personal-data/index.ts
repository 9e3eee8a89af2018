export {
  type Declaration,
  type ExportPlaces,
  type Identifier,
  type Replacement,
  type Subject,
  derived,
  erased,
  formerId,
  identifiers,
  mention,
  none,
  reference,
  retained,
  subjects,
} from './declarations.ts';
export {
  type Link,
  type TablePersonalData,
  defineForeignTable,
  definePersonalData,
} from './define-personal-data.ts';
export { personalDataRegister, setPersonalDataRegister } from './register.ts';
export {
  type ExportKind,
  exportedColumns,
  exportedSections,
  ownColumns,
  selectExported,
} from './exported-columns.ts';
export { eraseLinkedPeople } from './erase-linked-people.repository.ts';
export { type MentionedPerson, eraseMentions } from './erase-mentions.repository.ts';
export { type ErasedSubject, erasePersonalData } from './erase-personal-data.repository.ts';
