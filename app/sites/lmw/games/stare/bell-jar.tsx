import parts from "#app/kits/ui/pictures/game-stare.json";
import type { Mood } from "./paper-mood.ts";
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
  mood: Mood;
  /** Which of its four faces it makes while it looks. */
  face: number;
  words: string;
}

/** A paper head under its bell jar, and what it stands for on the plate. What it does is told beside it in words. */
export function BellJar({ mood, face, words }: BellJarProps) {
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
        </div>
        <img className={`${css.glass} overlay-full`} src={partAddress("jar")} alt="" />
        <p className={`${css.plate} middle text-face`}>{words}</p>
      </div>
    </div>
  );
}

const partAddress = (part: string): string => `/assets/v/${parts.hash}/${parts.name}-${part}.avif`;
