import { type ComponentType, useEffect, useState } from "react";
import { Link } from "react-router";
import picture from "#app/kits/ui/pictures/scene-mor-5.json" with { type: "json" };
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { getLocalMemory } from "./local-memory.ts";
import type { MyMemoryProps } from "./my-memory.tsx";
import css from "./memory-view.module.css";
import { Stage } from "./stage.tsx";

/** A memory by its code: the whole night of the story printed in it, its name, and how it ends. */
export function MemoryView({ page: { details, events } }: { page: View<"red"> }) {
  const t = useMessages<Messages>();
  const [MyMemory, setMyMemory] = useState<ComponentType<MyMemoryProps> | null>(null);
  const isMine = MyMemory !== null;

  useEffect(() => {
    if (getLocalMemory().code !== details.code) return;
    let isCurrent = true;
    import("./my-memory.tsx").then((module) => isCurrent && setMyMemory(() => module.MyMemory), console.warn);
    return () => {
      isCurrent = false;
    };
  }, [details.code]);

  return (
    <>
      <Stage
        scene={5}
        picture={picture}
        heading={details.halves}
        kicker={t(isMine ? "memory.mine" : "memory.other")}
        overlay={<MemoryPrint details={details} />}
      >
        <p className={`${css.title} text-face text-heading text-leading-15`}>{details.title}</p>
        {details.text.map((line) => (
          <p key={line} className={`${css.line} text-body`}>
            {line}
          </p>
        ))}
        <div className={`${css.code} line-3 text-fine`}>
          <svg viewBox="0 0 28 28" aria-hidden="true">
            <rect width="28" height="28" fill={details.hex} />
          </svg>
          <span>{t("memory.code", { hex: details.hex.toUpperCase() })}</span>
        </div>
        {isMine ? (
          <Link className={`${css.action} target-inline text-body text-link`} to="/mor?c=sea">
            {t("memory.toFeed")}
          </Link>
        ) : (
          <ButtonLink look="bone" wide arrow to="/mor">
            {t("memory.own")}
          </ButtonLink>
        )}
      </Stage>
      <section className={`${css.belowFold} on-ink stack-3`}>
        {MyMemory && <MyMemory details={details} event={events.now} />}
        <MemoryLetter red={details} />
        <p className="above-3">
          <Link className={`${css.action} target-inline text-body text-link`} to={isMine ? "/mor?c=1" : "/mor?c=sea"}>
            {t(isMine ? "memory.again" : "memory.toFeed")}
          </Link>
        </p>
      </section>
    </>
  );
}

/** What it came from, and the five lines of its letter. */
function MemoryLetter({ red: { thing, gift, letter } }: { red: View<"red">["details"] }) {
  const t = useMessages<Messages>();
  return (
    <>
      <p className="text-body">{t("memory.came", { thing, gift })}</p>
      <h2 className={`${css.sub} above-4 text-note`}>{t("memory.letter")}</h2>
      <ol className={css.letter}>
        {letter.map((line) => (
          <li key={line} className="text-face text-lead text-leading-14">
            {line}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The picture is printed in one ink: the red dyes what is white, and its light lies on the water. */
function MemoryPrint({ details }: { details: View<"red">["details"] }) {
  return (
    <>
      <svg className={`${css.ink} overlay-full`} viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width="10" height="10" fill={details.hex} />
      </svg>
      <svg
        className={`${css.light} overlay-full`}
        viewBox="0 0 720 1200"
        preserveAspectRatio="xMinYMid slice"
        aria-hidden="true"
      >
        <defs>
          <radialGradient id="red-light">
            <stop offset="0" stopColor={details.hex} stopOpacity="0.95" />
            <stop offset="0.2" stopColor={details.hex} stopOpacity="0.5" />
            <stop offset="0.5" stopColor={details.hex} stopOpacity="0.15" />
            <stop offset="1" stopColor={details.hex} stopOpacity="0" />
          </radialGradient>
        </defs>
        <circle className={css.breath} cx="210" cy="800" r="520" fill="url(#red-light)" />
        <ellipse cx="210" cy="1018" rx="620" ry="130" fill="url(#red-light)" />
      </svg>
      <svg
        className={`${css.words} overlay-full`}
        viewBox="0 0 720 1200"
        preserveAspectRatio="xMinYMid slice"
        aria-hidden="true"
      >
        <g transform="rotate(7.7 207 510)">
          {details.halves.map((half, column) => (
            <text key={half} className="text-face" x={column === 0 ? 226 : 151} y={column === 0 ? 345 : 395}>
              {[...half].map((letter, i) => (
                <tspan key={i} x={column === 0 ? 226 : 151} dy={i === 0 ? 44 : 49}>
                  {letter}
                </tspan>
              ))}
            </text>
          ))}
        </g>
      </svg>
    </>
  );
}
