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
export function ClosingLines({ lines, isAnnounced = true }: { lines: readonly string[]; isAnnounced?: boolean }) {
  return (
    <p className={`${css.closing} text-face text-lead text-leading-17`} role={isAnnounced ? "status" : undefined}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
