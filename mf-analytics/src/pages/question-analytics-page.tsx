import type { QuestionFigures } from '@rostrum/contracts/analytics';
import { AppLink } from '@rostrum/ui-kit';
import { BreakdownPanel } from '../features/figures/panels/breakdown-panel.tsx';
import { FiguresPage } from '../features/figures/frame/figures-page.tsx';
import { useQuestionFigures } from '../features/figures/frame/figures.queries.ts';
import { PersonLabel } from '../features/figures/panels/person-label.tsx';
import { RankingPanel } from '../features/figures/panels/ranking-panel.tsx';
import { minutesText } from '../features/figures/panels/figures.ts';
import { shareText } from '../features/figures/panels/sentences.ts';
import { SeriesPanel } from '../features/figures/panels/series-panel.tsx';
import { Tiles } from '../features/figures/panels/tiles.tsx';
import { names, units } from '../features/figures/panels/words.ts';
import { questionDefinitions, questionTiles } from '../features/figures/qanda/question-words.ts';
import { WaitingPanel } from '../features/figures/qanda/waiting-panel.tsx';
import { titles } from '../manifest.ts';
import styles from '../features/figures/frame/layout.module.css';

type Question = QuestionFigures['questions']['rows'][number];

/** Votes as a share of views: there is none against. Not told of fewer than five. */
const helpfulText = ({ helpful, views }: Question): string | null =>
  helpful === null ? null : helpful ? shareText(Math.min(helpful, views), views) : '–';

const hasQuestions = ({ views: { total }, received, waiting }: QuestionFigures) =>
  (total.now ?? 0) + (total.before ?? 0) + (received.now ?? 0) > 0 || waiting.some(({ count }) => count > 0);

/** How questions are read, how fast they are answered, and which wait. */
export const QuestionAnalyticsPage = () => (
  <FiguresPage
    title={titles.qanda}
    question="Which questions are read, and how long do they wait for an answer?"
    result={useQuestionFigures()}
    hasFigures={hasQuestions}
    empty={{
      title: 'No questions in these days',
      description: 'The first figures appear with the first question or its first reader.',
    }}
    canCountAll
    definitions={questionDefinitions}
  >
    {(figures) => (
      <>
        <Tiles tiles={questionTiles(figures)} period={figures.period} />
        <div className={styles.pair}>
          <SeriesPanel
            title="Question views"
            unit={units.questionViews}
            theme="qanda"
            series={figures.views}
          />
          <WaitingPanel {...figures} />
        </div>
        <RankingPanel
          title="Most read"
          row={units.questions}
          unit={units.questionViews}
          columns={['Question', 'Views', 'Helpful votes', 'Found helpful', 'Inquiries caused']}
          rows={figures.questions.rows.map((question) => ({
            key: question.id,
            name: question.text,
            label: <AppLink href={`/dashboard/answers/${question.id}`}>{question.text}</AppLink>,
            cells: [
              question.views,
              question.helpful ?? (question.helpful === null ? null : 0),
              helpfulText(question),
              question.inquiries_caused ?? (question.inquiries_caused === null ? null : 0),
            ],
          }))}
          others={figures.questions.others}
        />
        <div className={styles.pair}>
          <RankingPanel
            title="Answers per expert"
            row={units.people}
            unit={units.answers}
            columns={['Expert', 'Answers', 'Half within']}
            rows={figures.experts.rows.map(({ count, median_hours: hours, ...person }) => ({
              key: person.username,
              name: person.name,
              label: <PersonLabel {...person} />,
              cells: [count, minutesText(hours == null ? null : hours * 60)],
            }))}
            others={figures.experts.others}
          />
          <BreakdownPanel
            title="Where readers came from"
            column="Source"
            unit={units.questionViews}
            theme="qanda"
            breakdown={figures.sources}
            name={names.source}
          />
        </div>
      </>
    )}
  </FiguresPage>
);
