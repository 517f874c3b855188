import css from './skeleton.module.css';

type SkeletonProps = { width?: string | undefined; height?: string | undefined; lines?: number | undefined };

/** Grey placeholders with the size of the content being loaded. The region around them has aria-busy. */
export const Skeleton = ({ width = '100%', height = '1em', lines = 1 }: SkeletonProps) => (
  <span className={css.stack} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span
        key={line}
        className={css.bone}
        style={{ width: lines > 1 && line === lines - 1 ? '60%' : width, height }}
      />
    ))}
  </span>
);
