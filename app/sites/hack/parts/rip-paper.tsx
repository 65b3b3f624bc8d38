import { type ReactNode, type Ref, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { isSoundWanted } from "#app/kits/sound/sound-cookie.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { sheetHeight, sheetWidth } from "../rules/rip.ts";
import type { Rip } from "../scene/rip.ts";
import { PaperSheet } from "./paper-sheet.tsx";
import css from "./paper.module.css";
import place from "./rip-paper.module.css";

interface RipPaperProps {
  rule: string;
  /** The number of its hack: each rule tears in its own way. */
  seed: number;
  /** Torn from the start: one comes back to it. */
  isRipped?: boolean;
  onRip?: () => void;
  /** Without a script the rule cannot be torn here: this leads to where it is torn already. */
  fallback: ReactNode;
  /** What stands behind the sheet. It cannot be reached before. */
  children: ReactNode;
}

/**
 * The hero: a rule on paper that tears under the thumb, wherever it is touched, or by its button. What stands behind
 * it comes into reach when the sheet is through.
 */
export function RipPaper({ rule, seed, isRipped: wasRipped = false, onRip, fallback, children }: RipPaperProps) {
  const t = useMessages<Messages>();
  const id = useId().replace(/\W/g, "");
  const svg = useRef<SVGSVGElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const { isRipped, ripAll } = useRip(svg, seed, wasRipped, onRip);

  function ripByButton(): void {
    ripAll();
    // The button goes with the sheet; whoever came by keyboard goes on behind it.
    contentRef.current?.focus({ preventScroll: true });
  }

  return (
    <div className={`${place.stage} anchor grid justify-centre`} data-stage="" data-torn={isRipped || undefined}>
      <div ref={contentRef} className={`${place.behind} wide`} tabIndex={-1} inert={!isRipped}>
        {children}
      </div>
      <div className={place.sheet}>
        <RipSheet ref={svg} id={id} rule={rule} seed={seed} />
      </div>
      {!isRipped && (
        <div className={`${place.action} above-4 stack-2`}>
          <Button className={place.live} onClick={ripByButton}>
            {t("paper.rip")}
          </Button>
          <noscript>{fallback}</noscript>
          <p className={classNames("text-aside", place.live)}>{t("paper.hint")}</p>
        </div>
      )}
      <p className={place.status} role="status">
        {isRipped && !wasRipped && t("paper.torn", { rule })}
      </p>
    </div>
  );
}

interface RipSheetProps {
  ref: Ref<SVGSVGElement>;
  id: string;
  rule: string;
  seed: number;
}

/** The sheet, whole; `scene/rip.ts` tears it into the parts that are named here. */
function RipSheet({ ref, id, rule, seed }: RipSheetProps) {
  const t = useMessages<Messages>();
  return (
    <svg
      ref={ref}
      className={css.sheet}
      viewBox={`0 0 ${sheetWidth} ${sheetHeight}`}
      role="img"
      aria-label={t("paper.rule", { rule })}
    >
      <defs>
        <clipPath id={`flap-${id}`}>
          <path data-outline="flap" d="" />
        </clipPath>
        <clipPath id={`rest-${id}`}>
          <path data-outline="rest" d={`M-8 -8H${sheetWidth + 8}V${sheetHeight + 8}H-8Z`} />
        </clipPath>
      </defs>
      <g className={place.rest}>
        <path className={css.fibre} data-fibres="rest" d="" />
        <g clipPath={`url(#rest-${id})`}>
          <PaperSheet
            id={`sheet-${id}`}
            rule={rule}
            words={{ stamp: t("paper.stamp"), kind: t("paper.kind"), number: t("paper.number", { number: seed }) }}
          />
          <path className={css.shade} data-shade="" d="" />
        </g>
      </g>
      <g className={place.flap}>
        <g data-flap="">
          <path className={css.fibre} data-fibres="flap" d="" />
          <g clipPath={`url(#flap-${id})`}>
            <use href={`#sheet-${id}`} />
          </g>
        </g>
      </g>
    </svg>
  );
}

/** Lets the sheet be torn; whoever comes back to one that is torn finds it so. */
function useRip(
  svg: RefObject<SVGSVGElement | null>,
  seed: number,
  wasRipped: boolean,
  onRip: (() => void) | undefined,
) {
  const rip = useRef<Promise<Rip> | null>(null);
  const [isRipped, setIsRipped] = useState(wasRipped);
  const notifyRipped = useEffectEvent(() => onRip?.());

  useEffect(() => {
    const sheet = svg.current;
    if (!sheet || wasRipped) return;
    let isCurrent = true;
    const started = import("../scene/rip.ts").then(({ startRip: startTear }) =>
      startTear(sheet, seed, () => {
        if (!isCurrent) return;
        playRipSound();
        setIsRipped(true);
        notifyRipped();
      }),
    );
    started.catch(console.warn);
    rip.current = started;
    return () => {
      isCurrent = false;
      void started.then(({ stop }) => stop());
    };
  }, [svg, seed, wasRipped]);

  return { isRipped, ripAll: () => void rip.current?.then(({ ripAll }) => ripAll()) };
}

/** Nothing of the sound is fetched for those who have it off, which is most. */
function playRipSound(): void {
  if (!isSoundWanted(document.cookie)) return;
  void import("#app/kits/sound/use-sound.ts").then(
    ({ getVisitSound: visitSound }) => visitSound().play("cap-snap"),
    console.warn,
  );
}
