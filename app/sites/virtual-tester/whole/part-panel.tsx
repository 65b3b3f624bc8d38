import { useState } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { finishLabel } from "#app/kits/product/product-labels.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { AppliedLayer } from "#contracts/look-code.ts";
import type { Messages } from "../copy/messages.ts";
import { withColour } from "../rules/coded-part.ts";
import { type CodedTab, kindOfTab } from "../rules/face-parts.ts";
import { openRail } from "../parts/rail-keyboard.ts";
import rail from "../parts/rail.module.css";
import type { TesterHandle } from "../parts/use-tester.ts";
import { PartDetails } from "./part-details.tsx";
import { StrokeSwatch } from "./stroke-swatch.tsx";
import type { WholeFace } from "./whole-face.ts";
import css from "./whole-panel.module.css";

interface PartPanelProps {
  tab: CodedTab;
  face: WholeFace;
  tester: TesterHandle;
}

/** The colours of a part, of what fits it in the catalogue; and once one is worn, where and how. */
export function PartPanel({ tab, face, tester }: PartPanelProps) {
  const t = useMessages<Messages>();
  const kind = kindOfTab[tab];
  const part = tester.whole.layers.filter(({ layer }) => layer.kind === kind);
  const appliedId = part.at(-1)?.productId ?? null;
  /** A code had no room for what was tapped last. */
  const [isFull, setIsFull] = useState(false);
  const put = (next: readonly AppliedLayer[]): void => setIsFull(!tester.setPart(kind, next));
  const choices = face.catalogue.choices[kind];
  // What a look brought along stands in front, where it is none of them.
  const ids = appliedId !== null && !choices.includes(appliedId) ? [appliedId, ...choices] : choices;
  const applied = appliedId === null ? null : face.productOf(appliedId);
  return (
    <>
      <div ref={openRail} className={`${rail.rail} on-grey rail wide`} role="group" aria-label={t(`parts.${tab}`)}>
        <ul>
          <li>
            <button
              type="button"
              className={`${rail.tile} stack-1`}
              aria-pressed={part.length === 0}
              onClick={() => put([])}
            >
              <span className={rail.none} />
              <span>{t("part.none")}</span>
            </button>
          </li>
          {ids.map((id) => {
            const product = face.productOf(id);
            return (
              product && (
                <li key={id}>
                  <button
                    type="button"
                    className={classNames(rail.tile, css.tile, "stack-1")}
                    data-product={id}
                    aria-label={`${product.name} ${finishLabel(product.finish)}`}
                    aria-pressed={id === appliedId}
                    onClick={() => put(withColour(part, kind, product))}
                  >
                    <StrokeSwatch colours={[product]} strokes={face.catalogue.strokes} size="row" />
                    <span>{finishLabel(product.finish)}</span>
                  </button>
                </li>
              )
            );
          })}
        </ul>
      </div>
      {applied && (
        <p className={`${css.note} on-grey stack-2 text-body text-leading-17`}>
          <b>{applied.name}</b>
          <Link to={`/all-products?p=${applied.id}`}>{t("part.product")}</Link>
        </p>
      )}
      {part.length > 0 && (
        <PartDetails kind={kind} part={part} onPart={put} onMove={(next) => tester.whole.draw(kind, next)} />
      )}
      <p role="status" className={isFull ? `${css.note} on-grey` : undefined}>
        {isFull ? t("part.full") : ""}
      </p>
    </>
  );
}
