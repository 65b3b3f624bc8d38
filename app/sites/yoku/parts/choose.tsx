import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Form, useNavigate } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { handSize, openHandCount, parsePicked, togglePicked, formatPicked } from "../rules/deck.ts";
import type { PaintedPan } from "../rules/paint-compact.ts";
import { palettePath, pathOf } from "../rules/paths.ts";
import css from "./choose.module.css";
import { CompactCanvas, OnPan } from "./compact-canvas.tsx";
import { Deck, type DeckWord } from "./deck.tsx";
// Not fetched later: the line may be gone by the fourth desire.
import { CompactClosed } from "./compact-closed.tsx";
import { useCompact } from "./use-compact.ts";
import { useHands } from "./use-hands.ts";
import { useMyPalettes } from "./use-my-palettes.ts";
import { PanSlots } from "./pan-slots.tsx";

const TodayPanel = lazy(async () => ({ default: (await import("./today-panel.tsx")).TodayPanel }));

const storeKey = "kz_yoku";
const emptyPans: readonly PaintedPan[] = [null, null, null, null];

/** Twelve words at a time, four wells, and nothing of colours. */
export function Choose({ page }: { page: View<"choose"> }) {
  const t = useMessages<Messages>();
  const { lang, day } = page;
  const isHydrated = useSyncExternalStore(never, yes, no);
  const navigate = useNavigate();
  const { play } = useSound();
  const store = useMyPalettes(lang);
  const hands = useHands(lang);
  const [hand, setHand] = useState(page.hand);
  const [picked, setPicked] = useState(() => page.picked.map(({ id }) => id));
  const [previewWord, setPreviewWord] = useState<DeckWord | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<Parameters<typeof CompactClosed>[0]["error"]>(null);
  const deckStart = useRef<HTMLHeadingElement>(null);
  const isFull = picked.length === 4;
  const myPalettes = isBusy ? null : store.mine;
  const todaysPans = myPalettes?.tonight === "opened" ? myPalettes.palettes[0]?.pans : undefined;
  const isResting = myPalettes?.tonight === "resting";
  const pans = todaysPans ?? emptyPans;
  const compact = useCompact(pans, todaysPans ? "open" : isFull || isResting ? "shut" : "empty");

  const all: readonly DeckWord[] = [
    ...page.deck,
    ...page.picked,
    ...(hands?.hands.flat() ?? []),
    ...(hands?.sleepers.awake ?? []),
  ];
  const wordOf = (id: number): DeckWord | undefined => all.find((one) => one.id === id);
  const words = hand === openHandCount ? (hands?.sleepers.awake ?? []) : (hands?.hands[hand] ?? page.deck);

  // What lay in the wells before the page was left, on the same evening.
  useEffect(() => {
    const [savedDay, savedIds = ""] = (createLocalStore().get(storeKey) ?? "").split(" ");
    if (savedDay === day && savedIds) setPicked((now) => (now.length > 0 ? now : parsePicked(savedIds)));
  }, [day]);

  function preview(word: DeckWord): void {
    if (previewWord?.id !== word.id) {
      track("yoku_step1");
      play("ui-tap");
    }
    setPreviewWord(word);
  }

  function pick(word: DeckWord): void {
    const next = togglePicked(picked, word.id);
    if (next.length === picked.length) return;
    if (picked.length === 0) track("yoku_start");
    play(next.length > picked.length ? "cap-snap" : "ui-tap");
    setPreviewWord(word);
    setPicked(next);
    createLocalStore().set(storeKey, next.length > 0 ? `${day} ${formatPicked(next)}` : null);
    if (next.length === 4) track("yoku_step2");
  }

  /** Busy until the palette is there: what the server says of it is not shown before its lid is lifted. */
  async function submitPalette(isRestRequested: boolean): Promise<void> {
    setIsBusy(true);
    setError(null);
    const code = formatPicked(picked);
    const outcome = await store.choose(code, isRestRequested);
    // Where nothing is saved the compact opens all the same; only a rest overnight needs visitor data.
    if ("trouble" in outcome && (outcome.trouble !== "unsaved" || isRestRequested)) {
      setIsBusy(false);
      const { trouble: reason } = outcome;
      track(`yoku_error_e-${reason === "unsaved" ? "csrf" : reason.code.slice(2).toLowerCase()}`);
      return setError(reason);
    }
    createLocalStore().set(storeKey, null);
    const choice = "done" in outcome ? outcome.done : { outcome: "opened", code };
    // What was pressed away from a line was sent when it came back: its lid is lifted before the visitor's eyes all the same.
    if (choice.code === code || (choice.outcome === "opened" && choice.code)) {
      track("yoku_step3");
      return void navigate(palettePath(lang, choice.code ?? code), { state: { opensAtMs: Date.now() } });
    }
    setPicked([]);
    setIsBusy(false);
  }

  function deal(next: number): void {
    setHand(next);
    setPreviewWord(null);
    deckStart.current?.focus({ preventScroll: true });
  }

  const handCount = openHandCount + (hands ? 1 : 0);
  const todayData = myPalettes && (myPalettes.tonight !== "closed" || myPalettes.rested) ? myPalettes : null;
  const isOver = myPalettes !== null && myPalettes.tonight !== "closed";
  const labelOf = (): string => {
    if (todaysPans) return t("opened.label", { words: todaysPans.map(({ word }) => word).join("、") });
    return isFull || isResting ? t("choose.shut") : t("choose.wells", { count: picked.length });
  };
  const hintText = previewWord ? previewWord.whisper : t("choose.how");
  return (
    <>
      <div className={css.hero} data-alive={(isHydrated && compact.isShown) || undefined}>
        <CompactCanvas
          pans={pans}
          mount={compact.place}
          count={todaysPans ? 4 : 0}
          isClosed={!todaysPans && (isFull || isResting)}
          label={labelOf()}
        >
          {!isOver &&
            !isFull &&
            picked.map((id, i) => (
              <OnPan key={id} place={i}>
                <span className={`${css.inWell} ${role.display}`} aria-hidden="true">
                  {wordOf(id)?.word}
                </span>
              </OnPan>
            ))}
        </CompactCanvas>
        <div className={css.title}>
          <h1 className={role.display}>{t("title")}</h1>
        </div>
      </div>
      <div className={`${css.bench} column-3`}>
        {page.isBroken && <p className={`${css.note} text-note`}>{t("choose.broken")}</p>}
        {todayData && (
          <Suspense>
            <TodayPanel mine={todayData} own={store} lang={lang} />
          </Suspense>
        )}
        {!isOver && (
          <>
            <p className={css.whisper} role="status" data-heard={previewWord?.id}>
              {!previewWord && <b>{t("choose.lead")}</b>}
              <span>{hintText}</span>
              {previewWord && !picked.includes(previewWord.id) && (
                <small>{t(isFull ? "choose.full" : "choose.again")}</small>
              )}
            </p>
            <Form method="get" action={pathOf(lang)} className="column-3">
              <h2 ref={deckStart} className={`${css.hand} text-note`} tabIndex={-1}>
                {hand === openHandCount ? t("choose.sleepers") : t("choose.hand", { n: hand + 1, of: openHandCount })}
              </h2>
              <input type="hidden" name="w" value={formatPicked(picked)} />
              {hand > 0 && hand < openHandCount && <input type="hidden" name="h" value={hand} />}
              <Deck
                words={words}
                picked={picked}
                previewId={previewWord?.id ?? null}
                hiddenCount={hand === openHandCount ? handSize - words.length : 0}
                onPreview={preview}
                onPick={pick}
              />
              {hand === openHandCount && hands && (
                <p className={`${css.note} text-note`}>
                  {t("choose.asleep", { count: handSize - hands.sleepers.awake.length, met: hands.sleepers.met })}
                </p>
              )}
              {hands ? (
                <div className={`${css.turns} row-3`}>
                  <Button look="line" onClick={() => deal((hand + 1) % handCount)}>
                    {t("choose.next")}
                  </Button>
                  {hand > 0 && (
                    <Button look="quiet" compact onClick={() => deal(hand - 1)}>
                      {t("choose.before")}
                    </Button>
                  )}
                </div>
              ) : (
                <div className={`${css.turns} row-3`}>
                  <button className={css.plainNext} type="submit" name="h" value={(hand + 1) % openHandCount}>
                    {t("choose.next")}
                  </button>
                </div>
              )}
            </Form>
            <PanSlots words={picked.map(wordOf)} onRemove={pick} />
            {isFull && (
              <CompactClosed
                isBusy={isBusy}
                error={error}
                onOpen={() => void submitPalette(false)}
                onRest={() => void submitPalette(true)}
              />
            )}
          </>
        )}
        <ButtonLink look="quiet" compact arrow to="/zone4">
          {t("choose.onward")}
        </ButtonLink>
      </div>
    </>
  );
}

// False on the server and while hydrating, true ever after.
const never = () => () => {};
const yes = () => true;
const no = () => false;
