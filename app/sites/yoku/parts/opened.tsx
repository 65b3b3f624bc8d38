import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import { paletteCode, readPaletteCode } from "#contracts/desire-palette.ts";
import type { Words } from "../copy/words.ts";
import type { View } from "../data.server.ts";
import { type Ceremony, palettePath, pathOf } from "../rules/paths.ts";
import { CompactStage } from "./compact-stage.tsx";
import { FourRows } from "./four-rows.tsx";
import css from "./opened.module.css";
import { useCompact } from "./use-compact.ts";
import { useTroubleWords } from "./trouble-words.ts";
import { type Trouble, useMine } from "./use-mine.ts";
import { useTilt } from "./use-tilt.ts";

const After = lazy(async () => ({ default: (await import("./after.tsx")).After }));

/** A palette: lifted just now with its ceremony, or lying open for anybody with its address. */
export function Opened({ page }: { page: View<"palette"> }) {
  const t = useWords<Words>();
  const { palette, lang } = page;
  const { pans, name, code, twins, swapped } = palette;
  const isAlive = useSyncExternalStore(never, yes, no);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Ceremony | null };
  const { play } = useSound();
  const own = useMine(lang);
  const [opens] = useState(() => isOfThisDocument(state));
  const troubleWords = useTroubleWords();
  const found = own.mine?.palettes.find((one) => one.code === code);
  const [mineId, setMineId] = useState<string | null>(null);
  if (found && found.id !== mineId) setMineId(found.id);
  // On its way to another name or colour it is still the visitor's.
  const mine = found ?? own.mine?.palettes.find(({ id }) => id === mineId) ?? null;
  // Whoever lifted the lid just now made it, also where nothing can be kept.
  const isOwn = mine !== null || opens;
  const [isRenaming, setIsRenaming] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [count, setCount] = useState(opens ? 0 : 4);
  const [isDone, setIsDone] = useState(!opens);
  const begun = useRef(false);
  const title = useRef<HTMLHeadingElement>(null);
  const compact = useCompact(pans, opens ? "shut" : "open", (thuds) => {
    setCount(thuds);
    play("powder-press");
    if ("vibrate" in navigator) navigator.vibrate(16);
  });
  const tilt = useTilt((share) => void compact.with((scene) => scene.tilt(share)));

  useEffect(() => {
    if (!opens || begun.current) return;
    begun.current = true;
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
  }, [opens, play, compact, navigate, lang, code]);

  useEffect(() => {
    if (isDone && opens) title.current?.focus({ preventScroll: true });
  }, [isDone, opens]);

  async function rename(): Promise<void> {
    const read = readPaletteCode(code);
    if (!read) return;
    const next = paletteCode({ ...read, name: (palette.nameNumber + 1) % palette.nameCount });
    if (mine) {
      setTrouble(null);
      setIsRenaming(true);
      const outcome = await own.change(mine.id, { code: next });
      setIsRenaming(false);
      if ("trouble" in outcome) return setTrouble(outcome.trouble);
    }
    await navigate(palettePath(lang, next), { replace: true, preventScrollReset: true });
  }

  const told = pans.slice(0, count).at(-1);
  return (
    <article className={css.palette} data-palette={code} data-done={isDone || undefined}>
      <div className={css.stage} {...tilt.area}>
        <CompactStage
          pans={pans}
          place={compact.place}
          count={count}
          label={t("opened.label", { words: pans.map(({ word }) => word).join("、") })}
        />
        {!isDone && (
          <>
            <p className={css.now} role="status" key={count}>
              {told && (
                <>
                  <small>{t(`wells.${told.well}`)}</small>
                  <b className={role.display}>{told.word}</b>
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
      <div className={css.told} data-hidden={!isDone || undefined}>
        <p className={css.kicker}>{isOwn ? t("opened.mine") : t("opened.someones")}</p>
        <h1 ref={title} className={role.display} tabIndex={-1}>
          {name}
        </h1>
        {swapped.length > 0 && <p className={css.remark}>{t("opened.swapped")}</p>}
        {isAlive && compact.isShown && (
          <label className={css.light}>
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
        <div className={css.acts}>
          {isOwn ? (
            <>
              {palette.nameCount > 1 && (
                <Button
                  look="line"
                  wide
                  pending={isRenaming}
                  disabled={!mine && !own.isUnsaved}
                  onClick={() => void rename()}
                >
                  {t("opened.rename")}
                </Button>
              )}
              {trouble && <p role="alert">{troubleWords(trouble)}</p>}
              {opens && own.isUnsaved && <p className={css.remark}>{t("unsaved.note")}</p>}
            </>
          ) : (
            <>
              <span className={css.scripted}>
                <Button look="bone" wide arrow onClick={toSwap}>
                  {t("opened.swap")}
                </Button>
              </span>
              <ButtonLink look="quiet" compact arrow to={pathOf(lang)}>
                {t("opened.choose")}
              </ButtonLink>
            </>
          )}
        </div>
        <FourRows pans={pans} twins={twins} />
      </div>
      <div className={css.after}>
        {isAlive && isDone && (
          <Suspense>
            <After page={page} own={own} mine={mine} />
          </Suspense>
        )}
      </div>
    </article>
  );
}

/** To the wells that a stranger may change; they come with the scripts. */
function toSwap(): void {
  const place = document.getElementById("yoku-swap");
  place?.scrollIntoView({ block: "start" });
  place?.focus({ preventScroll: true });
}

/** The ceremony belongs to the tap that led here, never to a page that was loaded, or loaded again. */
const isOfThisDocument = (state: Ceremony | null): boolean =>
  typeof performance !== "undefined" && state !== null && performance.timeOrigin < (state.opensAtMs ?? 0);

// False on the server and while hydrating, true ever after.
const never = () => () => {};
const yes = () => true;
const no = () => false;
