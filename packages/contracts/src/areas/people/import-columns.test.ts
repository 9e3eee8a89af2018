import { expect, test } from 'vitest';
import { findImportTargets } from './find-import-targets.ts';
import { joinCell, splitCell } from './import-columns.ts';
import { personColumnNames, personColumns } from './person-columns.ts';

test('values of a cell come back as they were joined, separators and backslashes too', () => {
  const values = ['silk', 'dye; madder', String.raw`C:\looms`, String.raw`\;`, 'weft | warp'];
  expect(splitCell(joinCell(values))).toEqual(values);
  expect(splitCell(' silk ;; dye;')).toEqual(['silk', 'dye']);
  expect(splitCell('silk|dye | madder; wool')).toEqual(['silk', 'dye', 'madder', 'wool']);
  expect(splitCell('silk\r\ndye\nmadder')).toEqual(['silk', 'dye', 'madder']);
  expect(splitCell('')).toEqual([]);
});

test.each([
  ['commas, as most HR systems export', 'Silk, Dye,Looms', ['Silk', 'Dye', 'Looms']],
  ['a comma next to another separator is part of a value', 'Dye, madder; Silk', ['Dye, madder', 'Silk']],
  ['a value in quotes keeps its comma', '"Dye, madder", Silk', ['Dye, madder', 'Silk']],
  ['quotes next to semicolons', '"Dye; madder"; "Silk"', ['Dye; madder', 'Silk']],
  ['quotes inside a value are its own', 'The "silk" road, Dye', ['The "silk" road', 'Dye']],
  ['doubled quotes', '"The ""silk"" road, east", Dye', ['The "silk" road, east', 'Dye']],
  ['a quote that nothing closes', '"Silk, Dye', ['"Silk', 'Dye']],
  ['a comma behind a backslash', String.raw`Dye\, madder`, ['Dye, madder']],
  ['known values keep their commas', 'Textiles, Dye, Arts, Media', ['Textiles', 'Dye', 'Arts, Media']],
  ['only separators', ', , ', []],
])('a cell with several values is split: %s', (_what, cell, values) => {
  expect(splitCell(cell, (value) => value === 'Arts, Media')).toEqual(values);
});

test.each([
  [['dye, madder']],
  [['"silk"']],
  [['"silk", raw', 'dye']],
  [['a"b, c']],
  [['a", b']],
  [[',']],
  [[String.raw`C:\looms, silk`]],
  [[String.raw`a\"`, 'b']],
])('values come back as they were joined: %j', (values) => {
  expect(splitCell(joinCell(values))).toEqual(values);
});

test('a long cell of quotes that nothing closes is read once', () => {
  const started = Date.now();
  splitCell('"a,'.repeat(50_000));
  expect(Date.now() - started).toBeLessThan(1000);
});

test('every column is found by its label, its name and each of its other words', () => {
  for (const name of personColumnNames) {
    expect(findImportTargets([personColumns[name].label], [])).toEqual([name]);
    expect(findImportTargets([name.toUpperCase()], [])).toEqual([name]);
  }
  const fields = [{ key: 'grant_number', label: 'Grant number' }];
  expect(
    findImportTargets(['Surname', 'WORK EMAIL', ' Sector ', 'Grant number', 'Staff no.', ''], fields),
  ).toEqual(['lastname', 'email', 'industries', 'field:grant_number', null, null]);
});

test.each([
  [
    'an exact name before another word',
    'Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,E-mail Address',
    'prefix,firstname,,lastname,suffix,,department,job_title,email',
  ],
  ['another word where nothing is exact', 'Title,Email', 'job_title,email'],
  ['the address of work before that of home', 'Email (home),E-mail (work),Email 2', '-,email,'],
  [
    'snake case',
    'first_name,last_name,job_title,email_address,employee_id',
    'firstname,lastname,job_title,email,employee_id',
  ],
  [
    'camel case',
    'givenName,surname,jobTitle,mail,officeLocation,streetAddress,postalCode,userPrincipalName',
    'firstname,lastname,job_title,email,room,address,postal,',
  ],
  [
    'notes of forms',
    'First Name *,*Last Name,Job Title (required),E-mail [work],Phone:',
    'firstname,lastname,job_title,email,phone',
  ],
  [
    'Workday',
    'Employee ID,Legal Name - First Name,Legal Name - Last Name,Business Title,Primary Work Email,Supervisory Organization',
    'employee_id,firstname,lastname,job_title,email,department',
  ],
  [
    'BambooHR',
    'Employee #,First Name,Last Name,Job Title,Work Email,Work Phone,Division',
    'employee_id,firstname,lastname,job_title,email,phone,department',
  ],
  [
    'Google contacts',
    'Name Prefix,First Name,Last Name,Name Suffix,Organization Title,E-mail 1 - Value,Phone 1 - Value',
    'prefix,firstname,lastname,suffix,job_title,email,phone',
  ],
  [
    'German',
    'Personalnummer;Anrede;Titel;Vorname;Nachname;Stellenbezeichnung;Abteilung;E-Mail-Adresse;Telefon;Straße;PLZ;Ort;Land',
    'employee_id,,prefix,firstname,lastname,job_title,department,email,phone,address,postal,city,country',
  ],
  [
    'French',
    'Civilité;Prénom;Nom;Intitulé du poste;Service;Adresse e-mail;Téléphone;Code postal;Ville;Pays',
    'prefix,firstname,lastname,job_title,department,email,phone,postal,city,country',
  ],
  [
    'Spanish',
    'Nombre;Apellidos;Cargo;Departamento;Correo electrónico;Teléfono;Código postal;Ciudad;País',
    'firstname,lastname,job_title,department,email,phone,postal,city,country',
  ],
  [
    'Italian',
    'Nome;Cognome;Qualifica;Reparto;Indirizzo e-mail;Telefono;CAP;Città;Paese',
    'firstname,lastname,job_title,department,email,phone,postal,city,country',
  ],
  [
    'Dutch',
    'Voornaam;Achternaam;Functie;Afdeling;E-mailadres;Telefoonnummer;Postcode;Plaats;Land',
    'firstname,lastname,job_title,department,email,phone,postal,city,country',
  ],
])('columns are recognised: %s', (_what, heads, targets) => {
  const expected = targets.split(',').map((target) => (target === '' || target === '-' ? null : target));
  expect(findImportTargets(heads.split(heads.includes(';') ? ';' : ','), [])).toEqual(expected);
});
