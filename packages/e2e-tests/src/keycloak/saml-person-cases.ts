import { expectFields, expectTrue, type Case } from './cases.ts';
import { samlMappers } from './realm.ts';
import { ines, type SamlContext } from './saml-context.ts';

const formats = ['username', 'email', 'transient', 'persistent'] as const;
/** NameIDs, attributes and names in the assertions of the provider. */
export function createPersonCases(context: SamlContext): Case[] {
  const { north, clientOf, setClient, setMetadata, setOptions, enter, expectInes, expectReason } = context;
  return [
    ...formats.map((format) => ({
      name: `NameID of the format ${format}, with an email attribute`,
      run: async () => {
        await setClient({ saml_name_id_format: format, saml_force_name_id_format: 'true' });
        await expectInes(enter());
        await expectInes(enter());
      },
    })),
    ...(['unspecified', 'emailAddress', 'persistent', 'transient'] as const).map((format) => ({
      name: `the NameID format ${format} is asked for`,
      run: async () => {
        await setClient({ saml_force_name_id_format: 'false' });
        await setOptions({ name_id_format: format });
        await expectInes(enter());
        await setOptions();
      },
    })),
    {
      name: 'the address as NameID of its own format, without attributes',
      run: async () => {
        await setClient({ saml_name_id_format: 'email', saml_force_name_id_format: 'true' });
        await north.realm.setMappers(clientOf(north), samlMappers.none);
        await expectInes(enter());
      },
    },
    {
      name: 'a username without an address is refused for want of one',
      run: async () => {
        await setClient({ saml_name_id_format: 'username' });
        await expectReason(enter('omar'), /no_email/);
      },
    },
    {
      name: 'a colleague’s address as username does not sign in as the colleague',
      run: async () => {
        const { email } = await enter(ines);
        expectTrue(email !== ines, 'the username was taken for the address');
        await north.realm.setMappers(clientOf(north), samlMappers.basic);
        const mapped = await enter(ines);
        expectTrue(mapped.email !== ines, 'the tie survived the mapping');
      },
    },
    ...(['basic', 'uri', 'adfs', 'friendly', 'capitals'] as const).map((set) => ({
      name: `attributes by ${set} names`,
      run: async () => {
        await north.realm.setMappers(clientOf(north), samlMappers[set]);
        await expectInes(enter(), { name: 'Ines Calder' });
      },
    })),
    {
      name: 'names of attributes that only this organisation uses',
      run: async () => {
        await north.realm.setMappers(clientOf(north), samlMappers.other);
        await setMetadata(north, { email: 'workMail', firstname: 'first', lastname: 'last' });
        await expectInes(enter());
        await setMetadata(north);
        await north.realm.setMappers(clientOf(north), samlMappers.basic);
      },
    },
    {
      name: 'the email under two names that differ only in case',
      run: async () => {
        const [email] = samlMappers.capitals;
        await north.realm.setMappers(clientOf(north), [
          ...samlMappers.basic,
          ...(email ? [{ ...email, name: 'twice' }] : []),
        ]);
        await expectInes(enter());
        await north.realm.setMappers(clientOf(north), samlMappers.basic);
      },
    },
    {
      name: 'a first sign-in takes the names of the attributes',
      run: async () => {
        await north.realm.setUser('omar', { enabled: true });
        expectFields(await enter('omar'), { error: null, name: 'Omar Haddad' });
      },
    },
    {
      name: 'a name that changed at the provider is taken over where that is wished',
      run: async () => {
        await north.org.put('/first-sign-in', { role: 'staff', update_profile: true });
        await north.realm.setUser('omar', { lastName: 'Haddad-Lind' });
        expectFields(await enter('omar'), { error: null, name: 'Omar Haddad-Lind' });
        await north.org.put('/first-sign-in', { role: 'staff', update_profile: false });
      },
    },
    {
      name: 'an address of a domain that is not verified is refused with that reason',
      run: () => expectReason(enter('zoe'), /foreign_domain/),
    },
  ];
}
