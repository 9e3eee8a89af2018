import { role, type Role } from '@rostrum/contracts';
import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';

export interface TeamMember {
  userId: string;
  name: string;
  email: string;
  image: string | null;
  role: Role;
  scopes: { departments: readonly string[]; tags: readonly string[] };
  personId: string | null;
}
const teamMemberColumns = {
  userId: column.text,
  name: column.text,
  email: column.text,
  image: column.nullable(column.text),
  role: column.fits(role),
  scopes: column.objectOf({ departments: column.listOf(column.text), tags: column.listOf(column.text) }),
  personId: column.nullable(column.text),
};

export interface AskedPerson {
  id: string;
  name: string;
  email: string;
  /** Whether an account proves the address; else it is what the organisation wrote into the profile. */
  isProved: boolean;
  department: string | null;
  tags: readonly string[];
  agentId: string | null;
  /** Waits for the desk to pass the inquiry on. */
  isHeld: boolean;
}
const askedPersonColumns = {
  id: column.text,
  name: column.text,
  email: column.text,
  isProved: column.flag,
  department: column.nullable(column.text),
  tags: column.listOf(column.text),
  agentId: column.nullable(column.text),
  isHeld: column.flag,
};

/** What mails and trackers say of an organisation. */
export interface AskedOrganisation {
  id: string;
  name: string;
  companyUsername: string;
  logo: string | null;
  logoDark: string | null;
  deskPhone: string | null;
  deskEmail: string | null;
  timezone: string;
  status: string;
  /** An organisation of one: nobody else reads what is sent to it. */
  isOfOne: boolean;
}
const askedOrganisationColumns = {
  id: column.text,
  name: column.text,
  companyUsername: column.text,
  logo: column.nullable(column.text),
  logoDark: column.nullable(column.text),
  deskPhone: column.nullable(column.text),
  deskEmail: column.nullable(column.text),
  timezone: column.text,
  status: column.text,
  isOfOne: column.flag,
};

const memberColumns = sql`m.user_id as "userId", u.firstname || ' ' || u.lastname as name, u.email, coalesce(p.image, u.image) as image,
  m.role, m.scopes, m.person_id as "personId"`;

export const inquiryTeamRepository = {
  /** The desk: those who can be made responsible for an inquiry. */
  async desk(db: Queryable, orgId: string): Promise<TeamMember[]> {
    return readRows(
      db,
      teamMemberColumns,
      sql`select ${memberColumns} from memberships m join users u on u.id = m.user_id
          left join people p on p.org_id = m.org_id and p.id = m.person_id
          where m.org_id = ${orgId} and m.role in ('owner', 'administrator', 'agent') and u.status = 'active'
          order by u.firstname, u.lastname, m.user_id`,
    );
  },

  async member(db: Queryable, orgId: string, userId: string): Promise<TeamMember | undefined> {
    const [row] = await readRows(
      db,
      teamMemberColumns,
      sql`select ${memberColumns} from memberships m join users u on u.id = m.user_id
          left join people p on p.org_id = m.org_id and p.id = m.person_id
          where m.org_id = ${orgId} and m.user_id = ${userId} and u.status = 'active'`,
    );
    return row;
  },

  /** The people an inquiry is addressed to, with the address under which each is written to. */
  async askedPeople(db: Queryable, orgId: string, inquiryId: string): Promise<AskedPerson[]> {
    return readRows(
      db,
      askedPersonColumns,
      sql`select p.id, concat_ws(' ', p.prefix, p.firstname, p.lastname) as name, coalesce(u.email, p.email) as email,
            u.id is not null as "isProved", p.department, p.tags, p.agent_id as "agentId", r.held_since is not null as "isHeld"
          from inquiry_recipients r join people p on p.org_id = r.org_id and p.id = r.person_id
          left join memberships m on m.org_id = p.org_id and m.person_id = p.id
          left join users u on u.id = m.user_id and u.status = 'active'
          where r.org_id = ${orgId} and r.inquiry_id = ${inquiryId} order by r.position`,
    );
  },

  /** The accounts behind the people an inquiry is addressed to and has reached. */
  async askedUserIds(db: Queryable, orgId: string, inquiryId: string): Promise<string[]> {
    const rows = await readRows(
      db,
      { userId: column.text },
      sql`select m.user_id as "userId" from inquiry_recipients r
          join memberships m on m.org_id = r.org_id and m.person_id = r.person_id
          where r.org_id = ${orgId} and r.inquiry_id = ${inquiryId} and r.held_since is null`,
    );
    return rows.map(({ userId }) => userId);
  },

  async organisation(db: Queryable, orgId: string): Promise<AskedOrganisation> {
    const [row] = await readRows(
      db,
      askedOrganisationColumns,
      sql`select id, name, company_username as "companyUsername", logo, logo_dark as "logoDark", desk_phone as "deskPhone", desk_email as "deskEmail", timezone, status,
          kind = 'individual' as "isOfOne"
          from organisations where id = ${orgId}`,
    );
    if (row === undefined) throw new Error('An inquiry without its organisation cannot be.');
    return row;
  },
};
