import { LiveRegion } from '../a11y/live-region.tsx';
import { Card } from '../layout/card.tsx';
import { SkeletonBlock } from '../layout/skeleton.tsx';
import './page-skeleton.css';

export interface PageSkeletonProps {
  variant: 'list' | 'detail' | 'tiles' | 'question' | 'page';
  /** What is on its way: "Loading people" is announced politely. */
  label: string;
  rows?: number;
}

// Widths vary the way real lines do; a fixed list keeps every render alike.
const widths = [62, 48, 71, 56, 50, 66, 44, 59, 54, 68];
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The page's real layout in grey while its data is on the way, fading down. */
export function PageSkeleton({ variant, label, rows = 8 }: PageSkeletonProps) {
  return (
    <div className={`r-page-skeleton r-page-skeleton--${variant}`} aria-busy="true">
      <LiveRegion message={label} />
      {variant === 'list' ? <ListSkeleton rows={rows} /> : null}
      {variant === 'detail' ? <DetailSkeleton /> : null}
      {variant === 'question' ? <QuestionSkeleton rows={rows} /> : null}
      {variant === 'page' ? <AnyPageSkeleton /> : null}
      {variant === 'tiles' ? <TileSkeleton count={rows} /> : null}
    </div>
  );
}

const ListSkeleton = ({ rows }: { rows: number }) => (
  <Card flush>
    {range(rows).map((row) => (
      <div className="r-page-skeleton__row" key={row} style={{ opacity: Math.max(0.25, 1 - row * 0.09) }}>
        <SkeletonBlock width={32} height={32} round />
        <div className="r-page-skeleton__lines">
          <SkeletonBlock width={`${widths[row % widths.length] ?? 60}%`} />
          <SkeletonBlock width={`${(widths[(row + 3) % widths.length] ?? 60) - 16}%`} height={9} />
        </div>
        <SkeletonBlock width={76} />
        <SkeletonBlock width={56} />
      </div>
    ))}
  </Card>
);

const DetailSkeleton = () => (
  <div className="r-page-skeleton__detail">
    <SkeletonBlock width="46%" height={22} />
    <SkeletonBlock width="30%" />
    <Card>
      <div className="r-page-skeleton__lines">
        {widths.slice(0, 6).map((width, line) => (
          <SkeletonBlock key={width} width={`${Math.min(100, width + 30 - line * 2)}%`} />
        ))}
      </div>
    </Card>
  </div>
);

const TileSkeleton = ({ count }: { count: number }) => (
  <div className="r-page-skeleton__tiles">
    {range(count).map((tile) => (
      <Card key={tile}>
        <div className="r-page-skeleton__lines">
          <SkeletonBlock width="60%" />
          <SkeletonBlock width="38%" height={22} />
        </div>
      </Card>
    ))}
  </div>
);

/** One large field to ask in, and below it what is going on in two columns. */
const QuestionSkeleton = ({ rows }: { rows: number }) => (
  <>
    <div className="r-page-skeleton__question">
      <SkeletonBlock width="70%" height={40} />
      <SkeletonBlock width="48%" height={14} />
      <SkeletonBlock height={56} />
    </div>
    <div className="r-page-skeleton__columns">
      <ListSkeleton rows={Math.min(rows, 3)} />
      <ListSkeleton rows={2} />
    </div>
  </>
);

/** A heading and a surface, for a page whose layout is not known yet. */
const AnyPageSkeleton = () => (
  <div className="r-page-skeleton__detail">
    <SkeletonBlock width="32%" height={26} />
    <SkeletonBlock height={220} />
  </div>
);
