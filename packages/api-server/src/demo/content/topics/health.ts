import type { TopicContent } from '../content-types.ts';

export const health: TopicContent = {
  title: 'Health',
  synonyms: ['medicine', 'public health'],
  children: [
    {
      title: 'Infectious disease',
      synonyms: ['infection', 'epidemics', 'outbreaks'],
      children: [
        { title: 'Influenza', synonyms: ['flu', 'flu season', 'wave of flu'] },
        { title: 'Vaccines', synonyms: ['immunisation', 'jabs', 'vaccination'] },
        { title: 'Antimicrobial resistance', synonyms: ['superbugs', 'antibiotic resistance', 'amr'] },
        { title: 'Disease modelling', synonyms: ['epidemic forecasting', 'reproduction number'] },
        { title: 'Hospital infection', synonyms: ['infection control', 'ward outbreaks'] },
        { title: 'Measles', synonyms: ['measles outbreak'] },
      ],
    },
    {
      title: 'Sleep',
      synonyms: ['insomnia', 'tiredness'],
      children: [
        { title: 'Adolescent sleep', synonyms: ['teen sleep', 'teenagers and sleep'] },
        { title: 'Body clock', synonyms: ['circadian rhythm', 'jet lag', 'clock change'] },
        { title: 'Shift work', synonyms: ['night shifts', 'rotas'] },
      ],
    },
    { title: 'Primary care', synonyms: ['family doctor', 'general practice', 'gp'] },
    { title: 'Emergency medicine', synonyms: ['a and e', 'casualty', 'emergency room', 'er'] },
    { title: 'Stroke', synonyms: ['brain attack'] },
    { title: 'Palliative care', synonyms: ['end of life care', 'hospice'] },
    { title: 'Asthma', synonyms: ['wheeze', 'inhalers'] },
    { title: 'Air quality', synonyms: ['air pollution', 'smoke'] },
    { title: 'Maternal health', synonyms: ['pregnancy', 'childbirth', 'midwifery'] },
    {
      title: 'Child and adolescent mental health',
      synonyms: ['camhs', 'youth mental health', 'teen anxiety'],
    },
    { title: 'Eating disorders', synonyms: ['anorexia', 'bulimia'] },
    { title: 'Concussion', synonyms: ['head injury', 'heading the ball'] },
    { title: 'Sports injuries', synonyms: ['knee ligament', 'trauma surgery'] },
    { title: 'Drug shortages', synonyms: ['medicine supply', 'pharmacy shortages'] },
    { title: 'Health records', synonyms: ['electronic records', 'health informatics'] },
    { title: 'Waiting times', synonyms: ['waiting lists', 'corridor care'] },
    { title: 'Gambling harm', synonyms: ['betting', 'problem gambling'] },
    { title: 'Nutrition', synonyms: ['diet', 'healthy eating'] },
  ],
};
