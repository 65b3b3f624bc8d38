import type { RefObject } from "react";
import parts from "#app/kits/ui/pictures/game-stare.json";
import type { ShownPaper } from "./paper-monitor.ts";
import css from "./stare.module.css";

/** What a paper does with its face; while it looks, it makes one of four. */
const looks = [
  "face-0",
  "face-1",
  "face-2",
  "face-3",
  "rising",
  "twitching",
  "asleep",
  "careless",
  "won",
  "lost",
] as const;

interface BellJarProps {
  paper: Omit<ShownPaper, "kind" | "points">;
  words: string;
  /** The ring around the jar while the monster lends its hand; its `--left` says how much of the moment is left. */
  ring?: RefObject<SVGSVGElement | null>;
}

/** A paper head under its bell jar, and what it stands for on the plate. What it does is told beside it in words. */
export function BellJar({ paper: { mood, face, needed, answered, isStretched }, words, ring }: BellJarProps) {
  const shown = mood === "watching" ? `face-${face}` : mood;
  return (
    <div className={css.place} aria-hidden="true">
      <div className={css.jar}>
        <img className="overlay-full" src={partAddress("base")} alt="" />
        <div className={`${css.paper} overlay-full`}>
          {looks.map((look) => (
            <img
              key={look}
              className={`${css.look} overlay-full`}
              src={partAddress(look)}
              alt=""
              data-shown={look === shown || undefined}
            />
          ))}
          <LureFace isShown={mood === "luring"} />
        </div>
        <img className={`${css.glass} overlay-full`} src={partAddress("jar")} alt="" />
        {isStretched && (
          <svg ref={ring} className={`${css.stretch} overlay-full`} viewBox="0 0 80 110">
            <ellipse cx="40.2" cy="43.5" rx="31" ry="41.5" pathLength="100" />
            <ellipse cx="40.2" cy="43.5" rx="31" ry="41.5" pathLength="100" />
          </svg>
        )}
        <p className={`${css.plate} middle text-face`} data-needed={needed > 1 ? needed : undefined}>
          {words}
          {needed > 1 && <AnswerMarks needed={needed} answered={answered} />}
        </p>
      </div>
    </div>
  );
}

/** The careless face, but for its brows and eyes: those are the ones of a twitch, one brow up, one eye wide awake. */
function LureFace({ isShown }: { isShown: boolean }) {
  return (
    <div className={`${css.look} overlay-full`} data-shown={isShown || undefined}>
      <img className="overlay-full" src={partAddress("careless")} alt="" />
      <img className={`${css.brows} overlay-full`} src={partAddress("twitching")} alt="" />
    </div>
  );
}

/** So many holes in the brass; one is filled with each answer. */
function AnswerMarks({ needed, answered }: { needed: number; answered: number }) {
  return (
    <span className={css.marks}>
      {Array.from({ length: needed }, (_, n) => (
        <span key={n} data-filled={n < answered || undefined} />
      ))}
    </span>
  );
}

const partAddress = (part: string): string => `/assets/v/${parts.hash}/${parts.name}-${part}.avif`;
