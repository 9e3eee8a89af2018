/** Answers of ORCID and OpenAlex to the works of one person, in the shape that both document; cut to two or three works. */
const answers: Readonly<Record<string, unknown>> = {
  '/v3.0/0000-0002-1825-0097/works': {
    'last-modified-date': { value: 1_700_000_000_000 },
    group: [
      {
        'work-summary': [
          {
            'put-code': 1,
            title: { title: { value: 'Storm surges and sea walls' }, subtitle: null },
            'external-ids': {
              'external-id': [
                {
                  'external-id-type': 'doi',
                  'external-id-value': '10.1000/SURGE.1',
                  'external-id-url': { value: 'https://doi.org/10.1000/SURGE.1' },
                },
              ],
            },
            url: null,
            type: 'journal-article',
            'publication-date': { year: { value: '2021' }, month: null, day: null },
            'journal-title': null,
          },
        ],
      },
      {
        'work-summary': [
          {
            'put-code': 2,
            title: { title: { value: 'Notes without a journal' } },
            'external-ids': null,
            url: null,
            type: 'other',
            'publication-date': null,
            'journal-title': null,
          },
        ],
      },
    ],
  },
  '/works': {
    meta: { count: 2, page: 1, per_page: 200 },
    results: [
      {
        title: 'Storm surges and <i>sea walls</i>',
        publication_year: 2021,
        doi: 'https://doi.org/10.1000/surge.1',
        type: 'article',
        primary_location: {
          landing_page_url: 'https://doi.org/10.1000/surge.1',
          source: { display_name: 'Journal of Coastal Research', host_organization_name: 'Harbour Press' },
        },
      },
      {
        title: 'A river atlas',
        publication_year: 2014,
        doi: null,
        type: 'book',
        primary_location: {
          landing_page_url: 'https://press.example/atlas',
          source: { display_name: null, host_organization_name: 'Harbour Press' },
        },
      },
    ],
  },
};

export const answersOfSources = (url: string): unknown => answers[url.split('?')[0] ?? ''];
