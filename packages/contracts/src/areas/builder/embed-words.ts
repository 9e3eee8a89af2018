import type { EmbedLanguage } from '@rostrum/contracts';

/** The words that an embed itself says. They travel to pages of others, so they are few. */
export interface EmbedWords {
  search: string;
  searchBy: string;
  /** Before the name of the organisation. */
  searchAt: string;
  expertsAt: string;
  inquiryTo: string;
  sendInquiryTo: string;
  allTopics: string;
  allDepartments: string;
  order: string;
  /** Those that readers may choose. */
  orders: Readonly<Record<'usual' | 'name' | 'newest', string>>;
  loading: string;
  more: string;
  /** Between how many are shown and how many there are. */
  of: string;
  people: string;
  none: string;
  nothing: string;
  newTab: string;
  offline: string;
  failed: string;
  retry: string;
  poweredBy: string;
}

export const embedWords: Readonly<Record<EmbedLanguage, EmbedWords>> = {
  en: {
    search: 'Search',
    searchBy: 'Search by name or expertise',
    searchAt: 'Search the experts at',
    expertsAt: 'Experts at',
    inquiryTo: 'Inquiry to',
    sendInquiryTo: 'Send an inquiry to',
    allTopics: 'All areas of expertise',
    allDepartments: 'All departments',
    order: 'Order',
    orders: { usual: 'Usual order', name: 'By name', newest: 'Newest first' },
    loading: 'Loading',
    more: 'Show more',
    of: 'of',
    people: 'people',
    none: 'No matches found.',
    nothing: 'There is nothing to show yet.',
    newTab: 'opens in a new tab',
    offline: 'You are offline.',
    failed: 'This could not be loaded.',
    retry: 'Retry',
    poweredBy: 'Powered by',
  },
  de: {
    search: 'Suchen',
    searchBy: 'Nach Name oder Fachgebiet suchen',
    searchAt: 'Fachleute suchen:',
    expertsAt: 'Fachleute:',
    inquiryTo: 'Anfrage an',
    sendInquiryTo: 'Anfrage senden an',
    allTopics: 'Alle Fachgebiete',
    allDepartments: 'Alle Abteilungen',
    order: 'Reihenfolge',
    orders: { usual: 'Übliche Reihenfolge', name: 'Nach Name', newest: 'Neueste zuerst' },
    loading: 'Wird geladen',
    more: 'Mehr anzeigen',
    of: 'von',
    people: 'Personen',
    none: 'Keine Treffer.',
    nothing: 'Noch gibt es hier nichts zu sehen.',
    newTab: 'öffnet in neuem Tab',
    offline: 'Sie sind offline.',
    failed: 'Das konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
    poweredBy: 'Bereitgestellt mit',
  },
  es: {
    search: 'Buscar',
    searchBy: 'Buscar por nombre o especialidad',
    searchAt: 'Buscar especialistas:',
    expertsAt: 'Especialistas:',
    inquiryTo: 'Consulta a',
    sendInquiryTo: 'Enviar una consulta a',
    allTopics: 'Todas las especialidades',
    allDepartments: 'Todos los departamentos',
    order: 'Orden',
    orders: { usual: 'Orden habitual', name: 'Por nombre', newest: 'Más recientes primero' },
    loading: 'Cargando',
    more: 'Mostrar más',
    of: 'de',
    people: 'personas',
    none: 'No hay resultados.',
    nothing: 'Todavía no hay nada que mostrar.',
    newTab: 'se abre en una pestaña nueva',
    offline: 'No hay conexión.',
    failed: 'No se ha podido cargar.',
    retry: 'Reintentar',
    poweredBy: 'Con tecnología de',
  },
  fr: {
    search: 'Rechercher',
    searchBy: 'Rechercher par nom ou expertise',
    searchAt: 'Rechercher des experts :',
    expertsAt: 'Experts :',
    inquiryTo: 'Demande à',
    sendInquiryTo: 'Envoyer une demande à',
    allTopics: 'Toutes les expertises',
    allDepartments: 'Tous les départements',
    order: 'Ordre',
    orders: { usual: 'Ordre habituel', name: 'Par nom', newest: 'Les plus récents d’abord' },
    loading: 'Chargement',
    more: 'Afficher plus',
    of: 'sur',
    people: 'personnes',
    none: 'Aucun résultat.',
    nothing: 'Il n’y a encore rien à afficher.',
    newTab: 's’ouvre dans un nouvel onglet',
    offline: 'Vous êtes hors ligne.',
    failed: 'Le chargement a échoué.',
    retry: 'Réessayer',
    poweredBy: 'Propulsé par',
  },
};

/** Where nothing else was chosen. */
export const usualLanguage = 'en' satisfies EmbedLanguage;
