"use no memo"; // The first view: compiled it would only be heavier.

import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useHydrated } from "#app/kits/ui/hydration/use-hydrated.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { MyPalette } from "#contracts/palette-api.ts";
import { formatPaletteCode, parsePaletteCode } from "#contracts/palette.ts";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { palettePath, pathOf } from "../rules/paths.ts";
import { testerPath } from "../rules/tester-path.ts";
import { CompactCanvas } from "./compact-canvas.tsx";
import { PanList } from "./pan-list.tsx";
import css from "./open-palette.module.css";
import { useErrorText } from "./use-error-text.ts";
import { type MyPalettesStore, type PaletteError, useMyPalettes } from "./use-my-palettes.ts";
import { type PaletteOpening, usePaletteOpening } from "./use-palette-opening.ts";
import { useTilt } from "./use-tilt.ts";

const PaletteActions = lazy(async () => ({ default: (await import("./palette-actions.tsx")).PaletteActions }));

type PalettePage = View<"palette">;

/** A palette: lifted just now with its ceremony, or lying open for anybody with its address. */
export function OpenPalette({ page }: { page: PalettePage }) {
  const t = useMessages<Messages>();
  const { palette, lang } = page;
  const { pans, name, code, twins: nearMatches, swapped } = palette;
  const isHydrated = useHydrated();
  const store = useMyPalettes(lang);
  const myPalette = useOwnPalette(store, code);
  const title = useRef<HTMLHeadingElement>(null);
  const opening = usePaletteOpening(pans, palettePath(lang, code), title);
  const { compact, isOpening, isDone, count } = opening;
  const tilt = useTilt((share) => void compact.with((scene) => scene.setTilt(share)));
  // Whoever lifted the lid just now made it, also where nothing can be kept.
  const isMine = myPalette !== null || isOpening;
  return (
    <article className="on-ink" data-palette={code} data-done={isDone || undefined}>
      <div className={`${css.stage} anchor`} {...tilt.area}>
        <CompactCanvas
          pans={pans}
          mount={compact.place}
          count={count}
          label={t("opened.label", { words: pans.map(({ word }) => word).join("、") })}
        />
        {!isDone && <PressedPan pan={pans.slice(0, count).at(-1)} opening={opening} />}
      </div>
      <div className={`${css.note} column-3`} data-hidden={!isDone || undefined}>
        <p className={`${css.kicker} text-note`}>{isMine ? t("opened.mine") : t("opened.someones")}</p>
        <h1 ref={title} className={role.display} tabIndex={-1}>
          {name}
        </h1>
        {swapped.length > 0 && <p className="text-aside">{t("opened.swapped")}</p>}
        <div className={css.light}>{isHydrated && compact.isShown && <LightSlider onTilt={tilt.set} />}</div>
        <div className={`${css.acts} column-2`}>
          {/* First for whoever it is: whose palette this is shows after the page stands, and nothing may move under a finger. */}
          <WearLink pans={pans} look={isMine ? "bone" : "line"} />
          {isMine ? (
            <Renaming page={page} store={store} myPalette={myPalette}>
              {isOpening && store.isUnsaved && <p className="text-aside">{t("unsaved.note")}</p>}
            </Renaming>
          ) : (
            <RecipientActions page={page} />
          )}
        </div>
        <PanList pans={pans} nearMatches={nearMatches} />
      </div>
      <div className={`${css.after} on-soot`}>
        {isHydrated && isDone && (
          <Suspense>
            <PaletteActions page={page} store={store} myPalette={myPalette} />
          </Suspense>
        )}
      </div>
    </article>
  );
}

/** The visitor's palette of this address. On its way to another name or colour it is still the visitor's. */
function useOwnPalette({ mine }: MyPalettesStore, code: string): MyPalette | null {
  const foundPalette = mine?.palettes.find((one) => one.code === code);
  const [lastId, setLastId] = useState<string | null>(null);
  if (foundPalette && foundPalette.id !== lastId) setLastId(foundPalette.id);
  return foundPalette ?? mine?.palettes.find(({ id }) => id === lastId) ?? null;
}

/** The powder that was just pressed, and the way past the ceremony. */
function PressedPan({
  pan,
  opening,
}: {
  pan: PalettePage["palette"]["pans"][number] | undefined;
  opening: PaletteOpening;
}) {
  const t = useMessages<Messages>();
  const { compact, count } = opening;
  return (
    <>
      <p className={`${css.now} text-centred`} role="status" key={count}>
        {pan && (
          <>
            <small className="text-fine text-strong">{t(`pans.${pan.well}`)}</small>
            <b className={role.display}>{pan.word}</b>
          </>
        )}
      </p>
      <Button
        look="quiet"
        compact
        className={css.skip ?? ""}
        onClick={() => void compact.with((scene) => scene.skip())}
      >
        {t("opened.skip")}
      </Button>
    </>
  );
}

interface RenamingProps {
  page: PalettePage;
  store: MyPalettesStore;
  myPalette: MyPalette | null;
  children: ReactNode;
}

/** The next of the names that such a palette can have. */
function Renaming({ page: { palette, lang }, store, myPalette, children }: RenamingProps) {
  const t = useMessages<Messages>();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [isRenaming, setIsRenaming] = useState(false);
  const [error, setError] = useState<PaletteError | null>(null);

  async function rename(): Promise<void> {
    const parsedPalette = parsePaletteCode(palette.code);
    if (!parsedPalette) return;
    const next = formatPaletteCode({ ...parsedPalette, name: (palette.nameNumber + 1) % palette.nameCount });
    if (myPalette) {
      setError(null);
      setIsRenaming(true);
      const outcome = await store.change(myPalette.id, { code: next });
      setIsRenaming(false);
      if ("reason" in outcome) return setError(outcome.reason);
    }
    await navigate(palettePath(lang, next), { replace: true, preventScrollReset: true });
  }

  return (
    <>
      {palette.nameCount > 1 && (
        <Button
          look="line"
          wide
          pending={isRenaming}
          disabled={!myPalette && !store.isUnsaved}
          onClick={() => void rename()}
        >
          {t("opened.rename")}
        </Button>
      )}
      {error && <p role="alert">{errorText(error)}</p>}
      {children}
    </>
  );
}

/** From where the light comes, −1 to 1. */
function LightSlider({ onTilt }: { onTilt: (share: number) => void }) {
  const t = useMessages<Messages>();
  return (
    <label className="stack-3 text-fine">
      <span>{t("opened.light")}</span>
      <input
        type="range"
        min="-100"
        max="100"
        defaultValue="0"
        onChange={(event) => onTilt(Number(event.target.value) / 100)}
      />
    </label>
  );
}

/** The four on a face, lips beside them. */
function WearLink({ pans, look }: { pans: PalettePage["palette"]["pans"]; look: "bone" | "line" }) {
  const t = useMessages<Messages>();
  return (
    <ButtonLink look={look} wide arrow to={testerPath(pans)} hrefLang="ja">
      {t("opened.wear")}
    </ButtonLink>
  );
}

/** For whoever finds it, besides wearing it: to change one well of it, or to choose four of one's own. */
function RecipientActions({ page: { lang } }: { page: PalettePage }) {
  const t = useMessages<Messages>();
  return (
    <>
      <span className={`${css.scripted} grid`}>
        <Button look="bone" wide arrow onClick={scrollToSwap}>
          {t("opened.swap")}
        </Button>
      </span>
      <ButtonLink look="quiet" compact arrow to={pathOf(lang)}>
        {t("opened.choose")}
      </ButtonLink>
    </>
  );
}

/** To the wells that a stranger may change; they come with the scripts. */
function scrollToSwap(): void {
  const section = document.getElementById("yoku-swap");
  section?.scrollIntoView({ block: "start" });
  section?.focus({ preventScroll: true });
}
