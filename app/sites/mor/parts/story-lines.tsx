import css from "./chapter.module.css";

/** What a chapter tells, a line each. */
export function StoryLines({ lines }: { lines: readonly string[] }) {
  return (
    <p className={css.story}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

/** How a chapter ends. */
export function ClosingLines({ lines }: { lines: readonly string[] }) {
  return (
    <p className={css.closing} role="status">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
