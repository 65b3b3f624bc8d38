import { Link } from "react-router";
import words from "../bench-words.json";
import type { MadeWork } from "../made-wall-contract.ts";
import { useMadeWall } from "../scene/use-made-wall.ts";
import css from "./made-wall.module.css";

/** Thirty pictures, the newest first; each leads to where it hangs. What comes meanwhile takes the first place. */
export function MadeWall() {
  const works = useMadeWall();
  if (!works) return null;
  if (works.length === 0) return <p className={css.empty}>{words.wall.empty}</p>;
  return (
    <ul className={css.works} aria-label={words.wall.label}>
      {works.map((work) => (
        <li key={work.id} className={css.place} data-made={work.kind}>
          <Link to={work.path} className={css.work} viewTransition aria-label={nameOf(work)}>
            <img
              className={css.picture}
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

function nameOf({ kind, title, isDemonstration }: MadeWork): string {
  const { wall } = words;
  if (kind === "mascara") return isDemonstration ? wall.sampleMascara : wall.mascara;
  return isDemonstration ? wall.samplePainting : wall.painting.replace("{title}", title);
}
