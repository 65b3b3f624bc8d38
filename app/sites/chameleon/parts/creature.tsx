import { useHydrated } from "#app/kits/ui/hydration/use-hydrated.ts";
import asleep from "../scene/asleep.webp?url";
import { creatureSize, turrets } from "../scene/creature-size.ts";
import type { Skin } from "../scene/skin.ts";
import css from "./creature.module.css";
import { useCreature } from "./use-creature.ts";
import { useGaze } from "./use-gaze.ts";

interface CreatureViewProps {
  skin: Skin;
  /** What it looks like now, for those who do not see it. */
  label: string;
  /** Where the near eye looks, as a direction; null: wherever it likes. */
  gaze: { x: number; y: number } | null;
}

/** The chameleon: a still from the server, then the living one in its place. Its eyes go their own ways. */
export function CreatureView({ skin, label, gaze }: CreatureViewProps) {
  const isHydrated = useHydrated();
  const { canvas, eyes, isReady } = useCreature(isHydrated, skin);
  const eyeballs = useGaze(gaze);
  return (
    <div className={css.creature} role="img" aria-label={label} data-skin={skin.kind}>
      <img
        className={`${css.still} overlay-full`}
        data-painted={isReady || undefined}
        src={asleep}
        alt=""
        width={creatureSize.width}
        height={creatureSize.height}
        decoding="async"
      />
      {isHydrated && (
        <canvas ref={canvas} className="overlay-full" width={creatureSize.width} height={creatureSize.height} />
      )}
      <svg
        ref={eyes}
        className={`${css.eyes} overlay-full`}
        viewBox={`0 0 ${creatureSize.width} ${creatureSize.height}`}
        aria-hidden="true"
      >
        <defs>
          <radialGradient id="cham-iris" cx="50%" cy="42%" r="62%">
            <stop offset="0" stopColor="#ffd98a" />
            <stop offset="0.45" stopColor="#ffb02e" />
            <stop offset="0.8" stopColor="#a35a0c" />
            <stop offset="1" stopColor="#2b1404" />
          </radialGradient>
        </defs>
        {turrets.map(({ x, y, r }, i) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${r / 33})`}>
            <g ref={eyeballs[i]} className={css.ball}>
              <Eyeball />
            </g>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** An eye with its lids, looking straight ahead. */
function Eyeball() {
  return (
    <>
      <circle r="17" className={css.socket} />
      <circle r="13.2" fill="#050304" />
      <circle r="11.6" fill="url(#cham-iris)" />
      <ellipse rx="2" ry="9.8" fill="#050304" />
      <path
        className={css.lid}
        d="M-14.4 2.4C-12.6-9-6-15.2 0-15.2S12.6-9 14.4 2.4C10-2.6 4.5-4 0-4S-10-2.6-14.4 2.4Z"
      />
      <path className={css.lid} d="M-13 5C-10 11-5 14.4 0 14.4S10 11 13 5C9 9.4 4 10.8 0 10.8S-9 9.4-13 5Z" />
      <path className={css.rim} d="M-13 .6C-9-3.4-4-4.6 0-4.6S9-3.4 13 .6" />
      <circle cx="-4.4" cy="-0.6" r="1.8" fill="#f3ebe6" />
    </>
  );
}
