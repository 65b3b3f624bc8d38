import css from "./result.module.css";

/** A lip print: lit when it was earned, only its edge when not. */
export function StarMark({ isLit }: { isLit: boolean }) {
  return (
    <svg className={css.star} viewBox="0 0 64 40" data-lit={isLit || undefined}>
      <path d="M2 19C10 8 20 2 26 2c3 0 4 2 6 4 2-2 3-4 6-4 6 0 16 6 24 17-8 12-19 19-30 19S10 31 2 19z" />
      <path className={css.seam} d="M6 19c9-2 16-3 20-2 3 1 9 1 12 0 4-1 11 0 20 2" />
    </svg>
  );
}
