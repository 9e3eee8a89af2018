/** Words divided by vertical bars. */
const words = (text: string): readonly string[] => text.split('|').map((word) => word.trim());

/**
 * Columns that an export writes and an import reads, in their order, with other words that files use for them: those of HR
 * systems and address books in English, German, French, Spanish, Italian and Dutch. Of two columns that fit, the one with
 * the earlier word wins.
 */
export const personColumns = {
  username: {
    label: 'Username',
    aliases: words(`
      user name | slug | handle | Benutzername | nom d'utilisateur | usuario | nombre de usuario |
      nome utente | gebruikersnaam
    `),
  },
  kind: { label: 'Kind', aliases: ['type', 'profile type'] },
  prefix: {
    label: 'Prefix',
    aliases: words(`
      honorific | academic title | name prefix | akademischer Titel | Titel | salutation | Anrede |
      civilité | tratamiento | appellativo | aanhef | title
    `),
  },
  firstname: {
    label: 'First name',
    aliases: words(`
      preferred first name | first | fname | given name | forename | legal first name | legal name - first name |
      preferred name - first name | first name preferred | Vorname | Rufname | prénom | nombre | nombres |
      nome | nome di battesimo | voornaam | roepnaam
    `),
  },
  lastname: {
    label: 'Last name',
    aliases: words(`
      preferred last name | last | lname | surname | family name | second name | legal last name | legal name - last name |
      preferred name - last name | Nachname | Familienname | Zuname | nom de famille | nom | nom d'usage |
      apellido | apellidos | primer apellido | cognome | achternaam | familienaam
    `),
  },
  suffix: {
    label: 'Suffix',
    aliases: words(`
      name suffix | Namenszusatz | suffixe | sufijo | suffisso | achtervoegsel
    `),
  },
  job_title: {
    label: 'Job title',
    aliases: words(`
      business title | position title | position | post | job | role | title | organization title |
      organization 1 - title | Stellenbezeichnung | Berufsbezeichnung | Positionsbezeichnung | Funktion |
      Stelle | intitulé du poste | intitulé de poste | poste | fonction | titre du poste | cargo | puesto |
      puesto de trabajo | qualifica | posizione | mansione | ruolo | functie | functietitel | functienaam
    `),
  },
  department: {
    label: 'Department',
    aliases: words(`
      dept | department name | unit | organizational unit | organisational unit | supervisory organization |
      organization department | organization 1 - department | faculty | school | division | team |
      Abteilung | Organisationseinheit | Fachbereich | Bereich | service | département | departamento |
      área | dipartimento | reparto | afdeling
    `),
  },
  email: {
    label: 'Email',
    aliases: words(`
      email address | work email | work email address | business email | business email address |
      primary work email | company email | primary email | email work | email information email address |
      email 1 value | email 1 | mail | email id | email addresses | user principal name | E-Mail-Adresse |
      dienstliche E-Mail | E-Mail geschäftlich | E-Mail dienstlich | adresse e-mail | adresse électronique |
      adresse mail | courriel | e-mail professionnel | adresse e-mail professionnelle | correo electrónico |
      correo | dirección de correo electrónico | indirizzo e-mail | indirizzo di posta elettronica |
      posta elettronica | e-mailadres
    `),
  },
  phone: {
    label: 'Phone',
    aliases: words(`
      telephone | phone number | tel | work phone | business phone | business phones | office phone |
      primary work phone | telephone number | phone 1 value | Telefon | Telefonnummer |
      Telefon geschäftlich | dienstliche Telefonnummer | téléphone | numéro de téléphone |
      téléphone professionnel | teléfono | número de teléfono | telefono | numero di telefono | telefoon |
      telefoonnummer | mobile phone | mobile | Mobiltelefon | Handy | portable | móvil | cellulare |
      mobiel
    `),
  },
  phone_extension: {
    label: 'Extension',
    aliases: words(`
      phone extension | work phone extension | ext | Durchwahl | Nebenstelle | poste téléphonique |
      extensión | interno | toestelnummer
    `),
  },
  building: {
    label: 'Building',
    aliases: words(`
      Gebäude | bâtiment | edificio | gebouw
    `),
  },
  room: {
    label: 'Room',
    aliases: words(`
      room number | office number | office location | office | Raum | Raumnummer | Büro | Zimmer | bureau |
      salle | despacho | oficina | ufficio | stanza | kamer | kantoor
    `),
  },
  address: {
    label: 'Street address',
    aliases: words(`
      address | street | address line 1 | business street | address 1 street | Straße | Strasse |
      Anschrift | Adresse | rue | calle | dirección | via | indirizzo | straat | adres
    `),
  },
  postal: {
    label: 'Postal code',
    aliases: words(`
      postcode | zip | zip code | business postal code | address 1 postal code | PLZ | Postleitzahl |
      code postal | código postal | CAP | codice postale
    `),
  },
  city: {
    label: 'City',
    aliases: words(`
      town | business city | address 1 city | Ort | Stadt | Wohnort | ville | ciudad | localidad | città |
      plaats | stad | woonplaats
    `),
  },
  state: {
    label: 'State or region',
    aliases: words(`
      state | province | region | business state | address 1 region | Bundesland | Kanton | région |
      provincia | región | regione | provincie
    `),
  },
  country: {
    label: 'Country',
    aliases: words(`
      country code | country or region | country region | business country/region | business country |
      address 1 country | Land | pays | país | paese | nazione
    `),
  },
  shown_contact: { label: 'Shown on the public page', aliases: ['public contact'] },
  speaking: { label: 'Speaks as', aliases: ['speaking', 'speaking availability'] },
  employee_id: {
    label: 'Employee ID',
    aliases: words(`
      emplid | employee number | employee no | employee # | staff id | staff number | personnel number | worker id |
      user id | Personalnummer | Mitarbeiternummer | Personal-Nr. | matricule | numéro de matricule |
      número de empleado | matricola | personeelsnummer | medewerkernummer
    `),
  },
  headline: { label: 'Headline', aliases: ['tagline'] },
  biography: {
    label: 'Biography',
    aliases: words(`
      bio | about | profile | Biografie | Kurzbiografie | Lebenslauf | biographie | biografía | biografia
    `),
  },
  topics: {
    label: 'Areas of expertise',
    aliases: words(`
      area of expertise | expertise keywords | expertise | topics | keywords | research interests | areas of research |
      Fachgebiete | Fachgebiet | Themen | Schlagwörter | Forschungsgebiete | domaines d'expertise |
      mots-clés | thèmes | áreas de especialización | palabras clave | temas | aree di competenza |
      parole chiave | temi | expertisegebieden | vakgebieden | trefwoorden | onderwerpen
    `),
  },
  industries: {
    label: 'Industries',
    aliases: words(`
      industry | sector | sectors | Branche | Branchen | secteur | secteurs d'activité | sectores |
      settore | settori | sectoren
    `),
  },
  tags: { label: 'Tags', aliases: ['labels', 'categories'] },
  name_pronunciation: {
    label: 'Pronunciation',
    aliases: words(`
      name pronunciation | Aussprache | prononciation | pronunciación | pronuncia | uitspraak
    `),
  },
  pronouns: {
    label: 'Pronouns',
    aliases: words(`
      Pronomen | pronoms | pronombres | pronomi | voornaamwoorden
    `),
  },
  access: { label: 'Who may see it', aliases: ['access', 'visibility'] },
} as const satisfies Record<string, { label: string; aliases: readonly string[] }>;
export type PersonColumn = keyof typeof personColumns;
export const personColumnNames = Object.keys(personColumns) as [PersonColumn, ...PersonColumn[]];
