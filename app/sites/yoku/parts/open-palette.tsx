import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { formatPaletteCode, parsePaletteCode } from "#contracts/palette.ts";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { type OpeningState, palettePath, pathOf } from "../rules/paths.ts";
import { CompactCanvas } from "./compact-canvas.tsx";
import { PanList } from "./pan-list.tsx";
import css from "./open-palette.module.css";
import { useCompact } from "./use-compact.ts";
import { useErrorText } from "./use-error-text.ts";
import { type PaletteError, useMyPalettes } from "./use-my-palettes.ts";
import { useTilt } from "./use-tilt.ts";

const PaletteActions = lazy(async () => ({ default: (await import("./palette-actions.tsx")).PaletteActions }));

/** A palette: lifted just now with its ceremony, or lying open for anybody with its address. */
export function OpenPalette({ page }: { page: View<"palette"> }) {
  const t = useMessages<Messages>();
  const { palette, lang } = page;
  const { pans, name, code, twins: nearMatches, swapped } = palette;
  const isHydrated = useSyncExternalStore(never, yes, no);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: OpeningState | null };
  const { play } = useSound();
  const store = useMyPalettes(lang);
  const [isOpening] = useState(() => isFromThisDocument(state));
  const errorText = useErrorText();
  const foundPalette = store.mine?.palettes.find((one) => one.code === code);
  const [myPaletteId, setMyPaletteId] = useState<string | null>(null);
  if (foundPalette && foundPalette.id !== myPaletteId) setMyPaletteId(foundPalette.id);
  // On its way to another name or colour it is still the visitor's.
  const myPalette = foundPalette ?? store.mine?.palettes.find(({ id }) => id === myPaletteId) ?? null;
  // Whoever lifted the lid just now made it, also where nothing can be kept.
  const isMine = myPalette !== null || isOpening;
  const [isRenaming, setIsRenaming] = useState(false);
  const [error, setError] = useState<PaletteError | null>(null);
  const [count, setCount] = useState(isOpening ? 0 : 4);
  const [isDone, setIsDone] = useState(!isOpening);
  const hasStarted = useRef(false);
  const title = useRef<HTMLHeadingElement>(null);
  const compact = useCompact(pans, isOpening ? "shut" : "open", (pressedCount) => {
    setCount(pressedCount);
    play("powder-press");
    if ("vibrate" in navigator) navigator.vibrate(16);
  });
  const tilt = useTilt((share) => void compact.with((scene) => scene.setTilt(share)));

  useEffect(() => {
    if (!isOpening || hasStarted.current) return;
    hasStarted.current = true;
    play("cap-snap");
    void compact
      .with((scene) => scene.open())
      .then(() => {
        setCount(4);
        setIsDone(true);
        track("yoku_complete");
        // Opened once: the address alone lies open.
        void navigate(palettePath(lang, code), { replace: true, state: null, preventScrollReset: true });
      });
    // `begun` keeps it to once.
  }, [isOpening, play, compact, navigate, lang, code]);

  useEffect(() => {
    if (isDone && isOpening) title.current?.focus({ preventScroll: true });
  }, [isDone, isOpening]);

  async function rename(): Promise<void> {
    const parsedPalette = parsePaletteCode(code);
    if (!parsedPalette) return;
    const next = formatPaletteCode({ ...parsedPalette, name: (palette.nameNumber + 1) % palette.nameCount });
    if (myPalette) {
      setError(null);
      setIsRenaming(true);
      const outcome = await store.change(myPalette.id, { code: next });
      setIsRenaming(false);
      if ("trouble" in outcome) return setError(outcome.trouble);
    }
    await navigate(palettePath(lang, next), { replace: true, preventScrollReset: true });
  }

  const lastPan = pans.slice(0, count).at(-1);
  return (
    <article className="on-ink" data-palette={code} data-done={isDone || undefined}>
      <div className={`${css.stage} anchor`} {...tilt.area}>
        <CompactCanvas
          pans={pans}
          mount={compact.place}
          count={count}
          label={t("opened.label", { words: pans.map(({ word }) => word).join("、") })}
        />
        {!isDone && (
          <>
            <p className={css.now} role="status" key={count}>
              {lastPan && (
                <>
                  <small>{t(`wells.${lastPan.well}`)}</small>
                  <b className={role.display}>{lastPan.word}</b>
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
        )}
      </div>
      <div className={`${css.told} column-3`} data-hidden={!isDone || undefined}>
        <p className={`${css.kicker} text-note`}>{isMine ? t("opened.mine") : t("opened.someones")}</p>
        <h1 ref={title} className={role.display} tabIndex={-1}>
          {name}
        </h1>
        {swapped.length > 0 && <p className="text-aside">{t("opened.swapped")}</p>}
        {isHydrated && compact.isShown && (
          <label className={`${css.light} stack-3`}>
            <span>{t("opened.light")}</span>
            <input
              type="range"
              min="-100"
              max="100"
              defaultValue="0"
              onChange={(event) => tilt.set(Number(event.target.value) / 100)}
            />
          </label>
        )}
        <div className={`${css.acts} column-2`}>
          {isMine ? (
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
              {isOpening && store.isUnsaved && <p className="text-aside">{t("unsaved.note")}</p>}
            </>
          ) : (
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
          )}
        </div>
        <PanList pans={pans} nearMatches={nearMatches} />
      </div>
      <div className={css.after}>
        {isHydrated && isDone && (
          <Suspense>
            <PaletteActions page={page} store={store} myPalette={myPalette} />
          </Suspense>
        )}
      </div>
    </article>
  );
}

/** To the wells that a stranger may change; they come with the scripts. */
function scrollToSwap(): void {
  const section = document.getElementById("yoku-swap");
  section?.scrollIntoView({ block: "start" });
  section?.focus({ preventScroll: true });
}

/** The ceremony belongs to the tap that led here, never to a page that was loaded, or loaded again. */
const isFromThisDocument = (state: OpeningState | null): boolean =>
  typeof performance !== "undefined" && state !== null && performance.timeOrigin < (state.opensAtMs ?? 0);

// False on the server and while hydrating, true ever after.
const never = () => () => {};
const yes = () => true;
const no = () => false;
