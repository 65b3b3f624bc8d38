"use no memo";
import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { type DayHalf, dayHalves } from "#contracts/two-faces.ts";
import type { Messages } from "../copy/messages.ts";
import type { LookView } from "../data.server.ts";
import { splitRange, splitStep } from "../rules/halves.ts";
import type { SidesControl } from "./use-sides.ts";
import css from "./stroke.module.css";

interface StrokeProps {
  /** The border is drawn with the lips of the half that leads. */
  lips: Record<DayHalf, LookView["lip"]>;
  sides: SidesControl;
  isWaiting: boolean;
}

/** The border between the halves: slid with a finger, moved by its buttons and by the arrow keys. */
export function Stroke({ lips, sides, isWaiting }: StrokeProps) {
  const t = useMessages<Messages>();
  const { left, split, moveTo, swing } = sides;

  function step(direction: 1 | -1): void {
    swing(false);
    moveTo(sides.now.current.split + direction * splitStep);
  }

  return (
    <>
      {/* Said to keys and screen readers; a finger has the whole picture. */}
      <input
        className={css.range}
        type="range"
        min={splitRange.least * 100}
        max={splitRange.most * 100}
        step={splitStep * 100}
        value={Math.round(split * 100)}
        aria-label={t("stroke.label")}
        aria-valuetext={`${Math.round(split * 100)}％`}
        onChange={({ target }) => {
          swing(false);
          moveTo(Number(target.value) / 100);
        }}
      />
      <Paint lips={lips} left={left} isWaiting={isWaiting} />
      <button
        className={`${css.less} boxed needs-script text-bright text-lead`}
        type="button"
        aria-label={t("stroke.less")}
        onClick={() => step(-1)}
      >
        −
      </button>
      <button
        className={`${css.more} boxed needs-script text-bright text-lead`}
        type="button"
        aria-label={t("stroke.more")}
        onClick={() => step(1)}
      >
        ＋
      </button>
    </>
  );
}

/** What stands on the border: the paint of the half that leads, and its lipstick. */
function Paint({ lips, left, isWaiting }: Pick<StrokeProps, "lips" | "isWaiting"> & { left: DayHalf }) {
  return (
    <span className={css.stroke} aria-hidden="true" data-waiting={isWaiting || undefined}>
      <span className={classNames(css.paint, shadeClass(lips[left].hex))} />
      {/* Both are there from the start: the one of the other half must not have to travel on the beat. */}
      {dayHalves.map(
        (half) =>
          lips[half].bullet && (
            <img
              key={half}
              className={css.bullet}
              data-away={half !== left || undefined}
              src={lips[half].bullet}
              alt=""
              width="390"
              height="488"
              draggable={false}
            />
          ),
      )}
    </span>
  );
}
