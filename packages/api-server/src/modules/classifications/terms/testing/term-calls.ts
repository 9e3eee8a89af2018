import { classifications, type ClassificationTerm, type EditableScheme } from '@rostrum/contracts/settings';
import type { SignedInTester as Admin } from '../../../../testing/build-test-app.ts';

type Fields = Pick<ClassificationTerm, 'entry_terms' | 'parent_id' | 'scope_note'>;
const plain: Fields = { entry_terms: [], parent_id: null, scope_note: '' };
export const addTerm = (
  admin: Admin,
  title: string,
  values: Partial<Fields> & { scheme?: EditableScheme } = {},
) => admin.call(classifications.add, { body: { scheme: 'topic', ...plain, ...values, title } });
export const changeTerm = (admin: Admin, term: ClassificationTerm, values: Partial<ClassificationTerm>) => {
  const { id, version, title, entry_terms, parent_id, scope_note } = { ...term, ...values };
  return admin.call(classifications.change, {
    params: { id },
    body: { version, title, entry_terms, parent_id, scope_note },
  });
};
export const retireTerm = (admin: Admin, { id, version }: ClassificationTerm, retired = true) =>
  admin.call(classifications.retire, { params: { id }, body: { version, retired } });
export const listTopics = async (admin: Admin) => (await admin.call(classifications.list)).terms;
