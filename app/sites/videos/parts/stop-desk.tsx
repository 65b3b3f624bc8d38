import { productAddress, tryOnAddress } from "#app/kits/shelf/product-address.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Words } from "../copy/words.ts";
import type { Shade } from "../rules/shade-at.ts";
import type { StopState } from "./use-stop.ts";
import css from "./stop-desk.module.css";

interface StopDeskProps {
  state: StopState;
  isAlive: boolean;
  onList: () => void;
  onChoose: (shade: Shade) => void;
  onGo: () => void;
}

/** The keyboard's and the thumb's way to stop on a colour, and what one can do with the colour one stopped on. */
export function StopDesk({ state, isAlive, onList, onChoose, onGo }: StopDeskProps) {
  const t = useWords<Words>();

  return (
    <section className={css.desk} aria-label={t("stop.title")} data-stop={state.name}>
      {state.name === "none" || state.name === "failed" ? (
        <>
          <Button look="bone" wide disabled={!isAlive} onClick={onList}>
            {t("stop.title")}
          </Button>
          <p className={css.hint}>{state.name === "failed" ? t("stop.failed") : t("stop.hint")}</p>
        </>
      ) : state.name === "list" ? (
        <>
          <p className={css.hint}>{t("stop.list")}</p>
          <ul className={css.shades}>
            {state.shades.map((shade) => (
              <li key={shade.id}>
                <button type="button" className={css.shade} onClick={() => onChoose(shade)}>
                  <ShadeChip hex={shade.hex} />
                  <span>{shade.name}</span>
                </button>
              </li>
            ))}
          </ul>
          <Button look="quiet" onClick={onGo}>
            {t("stop.go")}
          </Button>
        </>
      ) : (
        <ColourPanel state={state} onGo={onGo} />
      )}
      <div role="status" className="visually-hidden">
        {state.name === "colour" && t("stop.told", { shade: state.stopped.shade.name })}
      </div>
    </section>
  );
}

function ColourPanel({ state, onGo }: { state: Extract<StopState, { name: "colour" }>; onGo: () => void }) {
  const t = useWords<Words>();
  const { shade, seen } = state.stopped;
  const tryOn = tryOnAddress(shade.line, shade.id);
  return (
    <div className={css.panel}>
      <p className={css.seen}>{t("stop.seen", { seen })}</p>
      <div className={css.ways}>
        <ButtonLink look="bone" compact wide to={productAddress(shade.id)} onClick={() => track("product_click")}>
          {t("stop.product")}
        </ButtonLink>
        {tryOn && (
          <ButtonLink look="line" compact wide to={tryOn}>
            {t("stop.tryOn")}
          </ButtonLink>
        )}
        <Button look="line" compact wide onClick={onGo}>
          {t("stop.go")}
        </Button>
      </div>
    </div>
  );
}
