import css from "./chapter.module.css";

/** What a chapter tells, a line each. */
export function StoryLines({ lines }: { lines: readonly string[] }) {
  return (
    <p className={`${css.story} text-body`}>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </p>
  );
}

/** How a chapter ends; read aloud, unless something else says it. */
export function ClosingLines({ lines, isSaid = true }: { lines: readonly string[]; isSaid?: boolean }) {
  return (
    <p className={`${css.closing} text-face text-lead text-leading-17`} role={isSaid ? "status" : undefined}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
