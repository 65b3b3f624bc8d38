import css from "./loading-eye.module.css";

type LoadingEyeProps = {
  /** What is awaited, read out: 「読みこんでいます」. */
  label: string;
  /** It has come: the eye opens. */
  isOpen?: boolean;
};

/** The loader: an eye that is shut, and opens when the page comes. Never for less than half a second's wait. */
export function LoadingEye({ label, isOpen = false }: LoadingEyeProps) {
  return (
    <div className={css.eye} role="status" data-open={isOpen || undefined}>
      <svg
        viewBox="0 0 120 72"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
        focusable="false"
      >
        <g className={css.iris}>
          <circle cx="60" cy="36" r="17" />
          <path className={css.pupil} d="M60 23q6 13 0 26q-6-13 0-26z" />
          <circle className={css.light} cx="66" cy="29" r="2" />
        </g>
        <path d="M6 36q54 46 108 0" />
        <g className={css.lid}>
          <path d="M6 36q54 46 108 0M24 49l-7 9M41 57l-4 10M60 59v11M79 57l4 10M96 49l7 9" />
        </g>
      </svg>
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
