import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { isSoundWanted } from "#app/kits/sound/sound-cookie.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { sheetHeight, sheetWidth } from "../rules/tear.ts";
import type { Tear } from "../scene/tear.ts";
import { PaperSheet } from "./paper-sheet.tsx";
import css from "./paper.module.css";
import place from "./tear-paper.module.css";

interface TearPaperProps {
  rule: string;
  /** The number of its hack: each rule tears in its own way. */
  seed: number;
  /** Torn from the start: one comes back to it. */
  isTorn?: boolean;
  onTorn?: () => void;
  /** Without a script the rule cannot be torn here: this leads to where it is torn already. */
  fallback: ReactNode;
  /** What stands behind the sheet. It cannot be reached before. */
  children: ReactNode;
}

/**
 * The hero: a rule on paper that tears under the thumb, wherever it is touched, or by its button. What stands behind
 * it comes into reach when the sheet is through.
 */
export function TearPaper({ rule, seed, isTorn: wasTorn = false, onTorn, fallback, children }: TearPaperProps) {
  const t = useWords<Words>();
  const id = useId().replace(/\W/g, "");
  const svg = useRef<SVGSVGElement>(null);
  const tear = useRef<Promise<Tear> | null>(null);
  const [isTorn, setIsTorn] = useState(wasTorn);
  const behind = useRef<HTMLDivElement>(null);
  const told = useRef(onTorn);

  useEffect(() => {
    told.current = onTorn;
  }, [onTorn]);

  useEffect(() => {
    const sheet = svg.current;
    if (!sheet || wasTorn) return;
    let isCurrent = true;
    const begun = import("../scene/tear.ts").then(({ startTear }) =>
      startTear(sheet, seed, () => {
        if (!isCurrent) return;
        soundOut();
        setIsTorn(true);
        told.current?.();
      }),
    );
    begun.catch(console.warn);
    tear.current = begun;
    return () => {
      isCurrent = false;
      void begun.then(({ stop }) => stop());
    };
  }, [seed, wasTorn]);

  function tearByButton(): void {
    void tear.current?.then(({ all }) => all());
    // The button goes with the sheet; whoever came by keyboard goes on behind it.
    behind.current?.focus({ preventScroll: true });
  }

  return (
    <div className={place.stage} data-stage="" data-torn={isTorn || undefined}>
      <div ref={behind} className={place.behind} tabIndex={-1} inert={!isTorn}>
        {children}
      </div>
      <div className={place.sheet}>
        <svg
          ref={svg}
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
      </div>
      {!isTorn && (
        <div className={place.way}>
          <Button className={place.live} onClick={tearByButton}>
            {t("paper.tear")}
          </Button>
          <noscript>{fallback}</noscript>
          <p className={classNames(place.hint, place.live)}>{t("paper.hint")}</p>
        </div>
      )}
      <p className={place.said} role="status">
        {isTorn && !wasTorn && t("paper.torn", { rule })}
      </p>
    </div>
  );
}

/** Nothing of the sound is fetched for those who have it off, which is most. */
function soundOut(): void {
  if (!isSoundWanted(document.cookie)) return;
  void import("#app/kits/sound/use-sound.ts").then(({ visitSound }) => visitSound().play("cap-snap"), console.warn);
}
