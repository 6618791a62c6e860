interface Props {
  count: number;
  /** Tailwind classes for the height of one card. */
  height: string;
}

/** Placeholders for cards; for use inside their grid. */
export function CardSkeletons({ count, height }: Props) {
  return Array.from({ length: count }, (_, n) => (
    <div key={n} aria-hidden className={`skeleton rounded-card ${height}`} />
  ));
}
