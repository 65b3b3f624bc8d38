import css from "./shells.module.css";

/** Two arrows, and which of two changes it was: the same at both places. Where nothing glides it is what is seen of it. */
export function SwapMark({ swap }: { swap: number }) {
  return (
    <span className={`${css.swap} text-fine text-strong`} aria-hidden="true" data-swap={swap}>
      <svg viewBox="0 0 20 16">
        <path d="M2 5h13M11 1l4 4-4 4M18 11H5M9 7l-4 4 4 4" />
      </svg>
      {swap}
    </span>
  );
}
