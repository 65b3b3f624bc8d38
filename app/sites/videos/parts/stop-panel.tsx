import { productPath, tryOnPath } from "#app/kits/product/product-address.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Messages } from "../copy/messages.ts";
import type { Shade } from "../rules/shade-at.ts";
import type { StopState } from "./use-stop.ts";
import css from "./stop-panel.module.css";

interface StopPanelProps {
  state: StopState;
  isHydrated: boolean;
  onList: () => void;
  onChoose: (shade: Shade) => void;
  onResume: () => void;
}

/** The keyboard's and the thumb's way to stop on a colour, and what one can do with the colour one stopped on. */
export function StopPanel({ state, isHydrated, onList, onChoose, onResume }: StopPanelProps) {
  const t = useMessages<Messages>();

  return (
    <section className={css.panel} aria-label={t("stop.title")} data-stop={state.name}>
      {state.name === "none" || state.name === "failed" ? (
        <>
          <Button look="bone" wide disabled={!isHydrated} onClick={onList}>
            {t("stop.title")}
          </Button>
          <p className={`${css.hint} text-aside`}>{state.name === "failed" ? t("stop.failed") : t("stop.hint")}</p>
        </>
      ) : state.name === "list" ? (
        <>
          <p className={`${css.hint} text-aside`}>{t("stop.list")}</p>
          <ul className="row-2">
            {state.shades.map((shade) => (
              <li key={shade.id}>
                <button type="button" className={`${css.shade} line-2 text-body`} onClick={() => onChoose(shade)}>
                  <ShadeChip hex={shade.hex} />
                  <span>{shade.name}</span>
                </button>
              </li>
            ))}
          </ul>
          <Button look="quiet" onClick={onResume}>
            {t("stop.go")}
          </Button>
        </>
      ) : (
        <ColourPanel state={state} onGo={onResume} />
      )}
      <div role="status" className="visually-hidden">
        {state.name === "colour" && t("stop.announcement", { shade: state.stoppedColour.shade.name })}
      </div>
    </section>
  );
}

function ColourPanel({ state, onGo: onResume }: { state: Extract<StopState, { name: "colour" }>; onGo: () => void }) {
  const t = useMessages<Messages>();
  const { shade, seen } = state.stoppedColour;
  const tryOn = tryOnPath(shade.line, shade.id);
  return (
    <div className="stack-3">
      <p className="text-body">{t("stop.seen", { seen })}</p>
      <div className={`${css.actions} stack-2`}>
        <ButtonLink look="bone" compact wide to={productPath(shade.id)} onClick={() => track("product_click")}>
          {t("stop.product")}
        </ButtonLink>
        {tryOn && (
          <ButtonLink look="line" compact wide to={tryOn}>
            {t("stop.tryOn")}
          </ButtonLink>
        )}
        <Button look="line" compact wide onClick={onResume}>
          {t("stop.go")}
        </Button>
      </div>
    </div>
  );
}
