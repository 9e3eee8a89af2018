import type { TopicContent } from '../content-types.ts';

export const workAndMoney: TopicContent = {
  title: 'Work and money',
  synonyms: ['economy', 'business'],
  children: [
    {
      title: 'Labour markets',
      synonyms: ['jobs', 'employment'],
      children: [
        { title: 'Wages', synonyms: ['pay', 'minimum wage'] },
        { title: 'Automation and jobs', synonyms: ['robots and jobs', 'technological unemployment'] },
      ],
    },
    { title: 'Working time', synonyms: ['four-day week', 'overtime'] },
    {
      title: 'Public finance',
      synonyms: ['government spending', 'budget deficit'],
      children: [
        { title: 'Tax', synonyms: ['taxation', 'wealth tax'] },
        { title: 'Local government finance', synonyms: ['council tax', 'town hall budgets'] },
      ],
    },
    {
      title: 'Housing policy',
      synonyms: ['housing', 'affordable homes'],
      children: [
        { title: 'Empty homes', synonyms: ['vacant property', 'vacancy'] },
        { title: 'Rent regulation', synonyms: ['rent caps', 'rent control'] },
      ],
    },
    { title: 'Supply chains', synonyms: ['logistics', 'shipping delays'] },
    { title: 'Food security', synonyms: ['food supply', 'food prices'] },
    { title: 'Agriculture', synonyms: ['farming', 'farms'] },
    { title: 'Crisis communication', synonyms: ['emergency messaging', 'warnings'] },
    { title: 'Corporate responsibility', synonyms: ['sustainability reporting'] },
  ],
};

export const societyAndCulture: TopicContent = {
  title: 'Society and culture',
  synonyms: ['society'],
  children: [
    {
      title: 'Education policy',
      synonyms: ['schools', 'school reform'],
      children: [
        { title: 'School start times', synonyms: ['later school bells', 'school hours', 'school start'] },
        { title: 'Phones in schools', synonyms: ['phone bans', 'school phone bans'] },
        { title: 'Teacher supply', synonyms: ['teacher shortage'] },
      ],
    },
    {
      title: 'Elections',
      synonyms: ['voting', 'polls'],
      children: [
        { title: 'Electoral systems', synonyms: ['proportional representation', 'preferential voting'] },
        { title: 'Deepfakes', synonyms: ['synthetic media'] },
      ],
    },
    { title: 'Parliaments', synonyms: ['legislatures', 'committees'] },
    {
      title: 'Urban history',
      synonyms: ['cities', 'city history'],
      children: [
        { title: 'Port cities', synonyms: ['harbours', 'docklands'] },
        { title: 'Heritage buildings', synonyms: ['listed buildings', 'conservation'] },
      ],
    },
    { title: 'City planning', synonyms: ['urban planning', 'town planning'] },
    { title: 'Accents and dialects', synonyms: ['accent bias', 'sociolinguistics'] },
    { title: 'Minority languages', synonyms: ['endangered languages'] },
    { title: 'Decision making', synonyms: ['behavioural science', 'nudges'] },
    { title: 'Social media', synonyms: ['platforms', 'online harms'] },
    { title: 'Ageing', synonyms: ['older people', 'later life'] },
    { title: 'Migration', synonyms: ['immigration', 'asylum'] },
    { title: 'Disaster relief', synonyms: ['humanitarian aid'] },
  ],
};
