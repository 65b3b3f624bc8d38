import { Link } from "react-router";
import words from "../zone4-messages.json";
import type { RecentWork } from "../recent-works-contract.ts";
import { useRecentWorks } from "../scene/use-recent-works.ts";
import css from "./recent-works.module.css";

/** Thirty pictures, the newest first; each leads to where it hangs. What comes meanwhile takes the first place. */
export function RecentWorks() {
  const works = useRecentWorks();
  if (!works) return null;
  if (works.length === 0) return <p className="side text-quiet">{words.recentWorks.empty}</p>;
  return (
    <ul className={css.works} aria-label={words.recentWorks.label}>
      {works.map((work) => (
        <li key={work.id} className={`${css.place} appears`} data-made={work.kind}>
          <Link to={work.path} className={`${css.work} frame middle`} viewTransition aria-label={labelOf(work)}>
            <img
              className={`${css.picture} wide`}
              src={work.picture}
              alt=""
              loading="lazy"
              decoding="async"
              onError={({ currentTarget }) => (currentTarget.hidden = true)}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function labelOf({ kind, title, isDemonstration }: RecentWork): string {
  const { recentWorks: labels } = words;
  if (kind === "mascara") return isDemonstration ? labels.sampleMascara : labels.mascara;
  return isDemonstration ? labels.samplePainting : labels.painting.replace("{title}", title);
}
