import { useState } from "react";
import { Link } from "react-router";
import picture from "#app/kits/ui/pictures/scene-mor-3.json" with { type: "json" };
import type { MemorySummary } from "#contracts/memory.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { feedPositionOf } from "../rules/light-position.ts";
import css from "./memory-feed-view.module.css";
import { Stage } from "./stage.tsx";

/** Every red that was remembered, as a light on black water; below, the same as a list. */
export function MemoryFeedView({ page: { lights: newest, next: cursor, count } }: { page: View<"sea"> }) {
  const t = useMessages<Messages>();
  const [more, setMore] = useState<{ lights: MemorySummary[]; next: string | null }>({ lights: [], next: cursor });
  const [isLoading, setIsLoading] = useState(false);
  const lights = [...newest, ...more.lights];

  async function loadMore(after: string) {
    setIsLoading(true);
    try {
      const { fetchFeed } = await import("./memory-client.ts");
      const page = await fetchFeed(after);
      setMore(({ lights: before }) => ({ lights: [...before, ...page.lights], next: page.next }));
    } catch {
      // The button stays: it can be pressed again.
    }
    setIsLoading(false);
  }

  return (
    <>
      <Stage
        scene={0}
        picture={picture}
        heading={[t("feed.first"), t("feed.second")]}
        kicker={t("stage.memoryFeed")}
        overlay={<MemoryFeed lights={newest} />}
      >
        <p className={`${css.count} text-face text-heading text-leading-15`}>{t("feed.count", { count })}</p>
        {count === 0 && <p className="text-aside">{t("feed.empty")}</p>}
        {count > newest.length && <p className="text-aside">{t("feed.shown", { count: newest.length })}</p>}
        <ButtonLink look="bone" wide arrow to="/mor">
          {t("feed.own")}
        </ButtonLink>
      </Stage>
      {lights.length > 0 && (
        <section className={`${css.belowFold} on-soot stack-3`}>
          <h2 className={`${css.sub} text-face text-heading`}>{t("feed.list")}</h2>
          <ol>
            {lights.map(({ code, hex, name }, i) => (
              <li key={`${code}-${i}`}>
                <Link
                  to={`/mor?c=${code}`}
                  className={`${css.light} align-centre hair-below stack-3 text-body text-leading-14`}
                >
                  <svg viewBox="0 0 12 12" aria-hidden="true">
                    <rect width="12" height="12" fill={hex} />
                  </svg>
                  <span>{name}</span>
                  <span className={`${css.hex} text-note`}>{hex.toUpperCase()}</span>
                </Link>
              </li>
            ))}
          </ol>
          {more.next !== null && (
            <Button look="line" wide pending={isLoading} onClick={() => more.next !== null && void loadMore(more.next)}>
              {t("feed.more")}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

const horizon = 0.3;

/** The sea from its shore: the newest stand near, small lights crowd at the horizon. */
function MemoryFeed({ lights }: { lights: readonly MemorySummary[] }) {
  const hexes = [...new Set(lights.map(({ hex }) => hex))];
  return (
    <svg
      className={`${css.sea} overlay-full`}
      viewBox="0 0 390 780"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        {hexes.map((hex) => (
          <radialGradient key={hex} id={`sea-${hex.slice(1)}`}>
            <stop offset="0" stopColor={hex} />
            <stop offset="0.14" stopColor={hex} stopOpacity="0.9" />
            <stop offset="0.3" stopColor={hex} stopOpacity="0.3" />
            <stop offset="1" stopColor={hex} stopOpacity="0" />
          </radialGradient>
        ))}
      </defs>
      {lights.toReversed().map(({ code, hex }, i) => {
        const newness = (i + 1) / lights.length;
        const { across, depth } = feedPositionOf(code);
        const nearness = depth * 0.75 + newness * 0.25;
        const y = 780 * (horizon + 0.46 * nearness ** 1.7);
        const x = 195 + (across - 0.5) * (330 + 330 * nearness);
        const size = 7 + 40 * nearness ** 1.8;
        return (
          <g key={`${code}-${i}`} className={css[`wave${i % 5}`]} fill={`url(#sea-${hex.slice(1)})`}>
            <circle cx={x} cy={y} r={size} />
            <ellipse cx={x} cy={y + size * 0.95} rx={size * 0.42} ry={size * 1.1} fillOpacity="0.4" />
          </g>
        );
      })}
    </svg>
  );
}
