import type { PostStatus, PostSummary } from '@rostrum/contracts';
import { Kbd, PageSkeleton, PanelError, classNames } from '@rostrum/ui-kit';
import { postStatusLooks } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { BoardCard } from './board-card.tsx';
import { canMoveTo } from './can-move.ts';
import { DayDialog } from './day-dialog.tsx';
import { MoveQuestion } from './move-question.tsx';
import { usePostBoard, type BoardQuery } from './planning.queries.ts';
import { useMovePost } from './use-move-post.ts';
import styles from './post-board.module.css';

interface PostBoardProps {
  query: BoardQuery;
  hrefOf: (id: string) => string;
  /** The list of one status, which has all of them. */
  listHrefOf: (status: PostStatus) => string;
}

/** Posts by how far they are; a card is moved by drag, by its menu, or with M. */
export function PostBoard({ query, hrefOf, listHrefOf }: PostBoardProps) {
  const board = usePostBoard(query);
  const [dragged, setDragged] = useState<PostSummary>();
  const [scheduling, setScheduling] = useState<PostSummary>();
  const { move, question, isPending, answer } = useMovePost();
  const go = (post: PostSummary, status: PostStatus) =>
    status === 'scheduled' ? setScheduling(post) : move(post, status);

  if (board.isError) return <PanelError onRetry={() => void board.refetch()} retrying={board.isFetching} />;
  if (!board.data) return <PageSkeleton label="Loading the board" variant="list" />;
  return (
    <>
      <p className={styles.hint}>
        Drag a card to another column, or press <Kbd>M</Kbd> on it.
      </p>
      <div className={styles.board} aria-busy={board.isPlaceholderData}>
        {board.data.columns.map(({ status, total, items }) => {
          const { icon: Icon, label } = postStatusLooks[status];
          const isOpen = dragged !== undefined && canMoveTo(dragged.status, status);
          return (
            <section
              key={status}
              className={classNames(styles.column, isOpen && styles.open)}
              aria-label={`${label}, ${total === 1 ? '1 post' : `${total} posts`}`}
              onDragOver={isOpen ? (event) => event.preventDefault() : undefined}
              onDrop={
                isOpen
                  ? (event) => {
                      event.preventDefault();
                      setDragged(undefined);
                      go(dragged, status);
                    }
                  : undefined
              }
            >
              <h2 className={styles.title}>
                <Icon aria-hidden size={16} /> {label} <span className={styles.count}>{total}</span>
              </h2>
              {isOpen ? <p className={styles.target}>Drop here: {label.toLowerCase()}</p> : null}
              {items.length === 0 && !isOpen ? <p className={styles.none}>No posts</p> : null}
              <ul className={styles.cards}>
                {items.map((post) => (
                  <BoardCard
                    key={post.id}
                    post={post}
                    timezone={board.data.timezone}
                    href={hrefOf(post.id)}
                    onDrag={setDragged}
                    onMove={go}
                  />
                ))}
              </ul>
              {total > items.length ? (
                <a className={styles.rest} href={listHrefOf(status)}>
                  {total - items.length} more in the list
                </a>
              ) : null}
            </section>
          );
        })}
      </div>
      {scheduling ? (
        <DayDialog
          post={scheduling}
          timezone={board.data.timezone}
          date=""
          time="09:00"
          onClose={() => setScheduling(undefined)}
        />
      ) : null}
      <MoveQuestion question={question} isPending={isPending} onAnswer={answer} />
    </>
  );
}
