import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { Entry } from "../data.server.ts";
import { HelpVote } from "./help-vote.tsx";
import css from "./question.module.css";

/**
 * One question; the answer unfolds without a script, too. The anchor is inside of it, because browsers unfold what
 * holds the place an address points to. The vote comes when the answer is open: nobody can vote on what is folded.
 */
export function Question({
  entry,
  isOpen = false,
  hasVote = true,
}: {
  entry: Entry;
  isOpen?: boolean;
  hasVote?: boolean;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isUnfolded, setIsUnfolded] = useState(false);

  // It may have been unfolded before this page came alive.
  useEffect(() => setIsUnfolded(details.current?.open ?? false), []);

  return (
    <details
      ref={details}
      className="hair-below"
      open={isOpen || undefined}
      onToggle={(event) => setIsUnfolded(event.currentTarget.open)}
    >
      <summary className={`${css.summary} opens-row text-leading-16`}>{entry.question}</summary>
      <div id={entry.id} className={`${css.answer} column-3`}>
        {entry.answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {entry.links.length > 0 && (
          <ul>
            {entry.links.map(({ to, label }) => (
              <li key={to}>
                <Link className="target-inline text-underlined" to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {hasVote && <div className={`${css.vote} needs-script`}>{isUnfolded && <HelpVote entryId={entry.id} />}</div>}
      </div>
    </details>
  );
}
