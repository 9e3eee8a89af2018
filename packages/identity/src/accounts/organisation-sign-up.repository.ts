import { type Transaction, uuidv7 } from '@rostrum/server-kit/database';
import { organisations } from '../organisations/organisations.schema.ts';

type NewOrganisation = Omit<typeof organisations.$inferInsert, 'id'>;

export const organisationSignUpRepository = {
  /** Undefined when another organisation has the public name. */
  async add(tx: Transaction, values: NewOrganisation): Promise<string | undefined> {
    const [row] = await tx
      .insert(organisations)
      .values({ ...values, id: uuidv7() })
      .onConflictDoNothing({ target: organisations.companyUsername })
      .returning({ id: organisations.id });
    return row?.id;
  },
};
