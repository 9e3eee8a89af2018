import { expect, test } from 'vitest';
import type { Candidate } from './candidate.ts';
import { crossrefSource } from './publications/crossref.ts';
import { readVcard } from './read-vcard.ts';
import { suggestFromCard } from './suggest-from-card.ts';
import { suggestFromCv } from './suggest-from-cv.ts';

const tell = (candidate: Candidate) =>
  candidate.kind === 'field'
    ? `${candidate.field}: ${candidate.value}`
    : candidate.kind === 'topic'
      ? `topic: ${candidate.value}`
      : `${candidate.section}: ${Object.values(candidate.data).join(', ')}`;
const readCard = (text: string) => suggestFromCard(readVcard(text).properties).map(tell);

test('a vCard of version 4, with folded lines, escapes and groups; the home is left out', () => {
  const card = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'N:Hale;Maren;Ann;Dr;PhD',
    'ORG:Harbour Institute;School of Geography\\, Coasts',
    'TITLE:Professor of ',
    ' Hydrology',
    'EMAIL;TYPE=home:maren@home.example',
    'EMAIL;TYPE=work:maren@harbour.example',
    'TEL;VALUE=uri;TYPE="home,voice":tel:+44-7700-900123',
    'TEL;VALUE=uri;TYPE=work:tel:+44-20-7946-0000',
    'ADR;TYPE=work:;;1 Quay Street;Leeds;;LS1;United Kingdom',
    'CATEGORIES:Floods,Sea walls\\, dykes',
    'item1.URL:https://www.linkedin.com/in/maren-hale?trk=1',
    'item1.X-ABLabel:_$!<HomePage>!$_',
    'URL:https://maren.example',
    'END:VCARD',
    'BEGIN:VCARD',
    'N:Other;Person',
    'END:VCARD',
  ].join('\r\n');
  expect(readCard(card)).toEqual([
    'prefix: Dr',
    'firstname: Maren',
    'lastname: Hale',
    'suffix: PhD',
    'job_title: Professor of Hydrology',
    'department: School of Geography, Coasts',
    'email: maren@harbour.example',
    'phone: +44-20-7946-0000',
    'city: Leeds',
    'country: GB',
    'topic: Floods',
    'topic: Sea walls, dykes',
    'social: linkedin, https://www.linkedin.com/in/maren-hale',
    'link: Website, https://maren.example',
  ]);
  expect(readVcard(card).cards).toBe(2);
  expect(readVcard('Maren Hale').cards).toBe(0);
});

test('a vCard of version 2.1 in quoted-printable', () => {
  const card =
    'begin:vcard\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Garc=C3=ADa;Jos=\n=C3=A9\nend:vcard';
  expect(readCard(card)).toEqual(['firstname: José', 'lastname: García']);
});

test('a CV is read below its headings; what is no entry, and what stands elsewhere, is left out', () => {
  const cv = `Maren Hale
12 Quay Street, Leeds
PROFILE
Maren studies how rivers meet the sea, and what towns can do about floods.
Research interests:
Coastal floods, storm surges; river deltas
EMPLOYMENT
2015 – present   Professor of Hydrology, University of Leeds
2009–2015 Lecturer, Harbour College, where she
built the wave tank
Led a team of nine
Education
• PhD in Hydrology, University of Leeds (2005–2009)
BSc Geography, Harbour College, 2005
A year abroad in 2003
Selected Publications
Hale, M. (2021). Storm surges and sea walls. Journal of Coastal Research, 37(2). doi:10.1000/surge.1
Hale, M. and Reed, T., “Rivers of the north”, Nature, 2018.
Languages: 
English (native), German (A2); Klingon
Awards
2019 Medal of the Society of Rivers
Referees
Tomas Reed, Reader, Harbour College, 2020
https://github.com/maren-hale`;
  expect(suggestFromCv(cv).map(tell)).toEqual([
    'biography: Maren studies how rivers meet the sea, and what towns can do about floods.',
    'topic: Coastal floods',
    'topic: storm surges',
    'topic: river deltas',
    'affiliation: University of Leeds, Professor of Hydrology, true',
    'affiliation: Harbour College, Lecturer, false',
    'education: University of Leeds, PhD, Hydrology, 2009',
    'education: Harbour College, BSc Geography, 2005',
    'publication: Storm surges and sea walls, Journal of Coastal Research, article, 2021, https://doi.org/10.1000/surge.1, false',
    'publication: Rivers of the north, Nature, article, 2018, false',
    'language: en, native, false',
    'language: de, basic, false',
    'accomplishment: Medal of the Society of Rivers, 2019',
    'social: github, https://github.com/maren-hale',
  ]);
});

test('a text that is made to be slow is not', () => {
  // Nested repetition would take minutes here; the test ends by its own limit if one comes in.
  const line = `${'1 (2001, '.repeat(20_000)}\n`;
  expect(suggestFromCv(`Publications\n${line.repeat(50)}Education\n${line.repeat(50)}`)).toEqual([]);
  expect(readVcard(`BEGIN:VCARD\n${'N:\\;'.repeat(100_000)}`).cards).toBe(1);
});

test('an answer of Crossref, in the shape that it documents', () => {
  const answer = {
    status: 'ok',
    message: {
      'total-results': 1,
      items: [
        {
          DOI: '10.1000/Delta.2',
          URL: 'https://doi.org/10.1000/delta.2',
          type: 'book-chapter',
          title: ['Deltas &amp; <b>dykes</b>'],
          'container-title': [],
          publisher: 'Harbour Press',
          issued: { 'date-parts': [[2017, 4]] },
        },
      ],
    },
  };
  expect(crossrefSource.read(answer)).toEqual([
    {
      title: 'Deltas & dykes',
      publisher: 'Harbour Press',
      kind: 'article',
      year: 2017,
      date: '2017-04',
      doi: '10.1000/delta.2',
      url: 'https://doi.org/10.1000/delta.2',
    },
  ]);
  expect(() => crossrefSource.read({ message: { works: [] } })).toThrow('another shape');
});
