import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import css from "./strength-lines.module.css";

/** One reading on the three lines: whole numbers, −3 to 3. */
export interface StrengthPoint {
  /** Tells readings apart; also the key. */
  id: string;
  a: number;
  b: number;
  c: number;
  /** `past`: an earlier reading; `other`: somebody else's. */
  look?: "own" | "past" | "other";
}

const pairs = [
  { axis: "line", value: "a", ends: ["flow", "taut"] },
  { axis: "depth", value: "b", ends: ["blank", "dense"] },
  { axis: "ratio", value: "c", ends: ["linger", "spring"] },
] as const;

const radii = { own: 6, past: 3, other: 10 } as const;

/** From the middle of the line to where 3 stands, in its frame of 300 × 24. */
const reach = 126;

/**
 * Three pairs of strengths, one hairline each, and where a reading stands between them as a point of light. `shown` lines
 * are there, the others wait: they come one after another.
 */
export function StrengthLines({ points, shown = 3 }: { points: readonly StrengthPoint[]; shown?: number }) {
  const t = useMessages<Messages>();
  return (
    <ol className="stack-4">
      {pairs.map(({ axis, value, ends }, i) => {
        const now = points.filter(({ look }) => look !== "past").map((point) => point[value]);
        const [leadScore = 0] = now;
        const pair = t(`result.strengths.${axis}`);
        const describe = (score: number): string =>
          score === 0
            ? t("result.strengths.even", { pair })
            : t("result.strengths.leans", { pair, strength: t(`result.strengths.${ends[score > 0 ? 1 : 0]}`) });
        return (
          <li key={axis} className={css.pair} data-shown={i < shown || undefined}>
            <span className={`${css.axis} text-face text-heading`} aria-hidden="true">
              {pair}
            </span>
            <span className={`${css.end} text-aside`} aria-hidden="true" data-near={leadScore < 0 || undefined}>
              {t(`result.strengths.${ends[0]}`)}
            </span>
            <svg className={css.line} viewBox="0 0 300 24" aria-hidden="true">
              <line x1="0" y1="12" x2="300" y2="12" />
              <line x1="150" y1="8" x2="150" y2="16" />
              {points.map((point) => (
                <circle
                  key={point.id}
                  className={classNames(css.point, css[point.look ?? "own"])}
                  cx={150 + (point[value] / 3) * reach}
                  cy="12"
                  r={radii[point.look ?? "own"]}
                />
              ))}
            </svg>
            <span className={`${css.end} text-aside`} aria-hidden="true" data-near={leadScore > 0 || undefined}>
              {t(`result.strengths.${ends[1]}`)}
            </span>
            <span className="visually-hidden">{now.map(describe).join(" / ")}</span>
          </li>
        );
      })}
    </ol>
  );
}
