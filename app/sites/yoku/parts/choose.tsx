import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Form, useNavigate } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Words } from "../copy/words.ts";
import type { View } from "../data.server.ts";
import { handSize, openHandCount, readPicked, toggled, writePicked } from "../rules/deck.ts";
import type { PaintedPan } from "../rules/paint-compact.ts";
import { palettePath, pathOf } from "../rules/paths.ts";
import css from "./choose.module.css";
import { CompactStage, OnPan } from "./compact-stage.tsx";
import { Deck, type DeckWord } from "./deck.tsx";
// Not fetched later: the line may be gone by the fourth desire.
import { Seal } from "./seal.tsx";
import { useCompact } from "./use-compact.ts";
import { useHands } from "./use-hands.ts";
import { useMine } from "./use-mine.ts";
import { Wells } from "./wells.tsx";

const Evening = lazy(async () => ({ default: (await import("./evening.tsx")).Evening }));

const storeKey = "kz_yoku";
const emptyPans: readonly PaintedPan[] = [null, null, null, null];

/** Twelve words at a time, four wells, and nothing of colours. */
export function Choose({ page }: { page: View<"choose"> }) {
  const t = useWords<Words>();
  const { lang, day } = page;
  const isAlive = useSyncExternalStore(never, yes, no);
  const navigate = useNavigate();
  const { play } = useSound();
  const own = useMine(lang);
  const hands = useHands(lang);
  const [hand, setHand] = useState(page.hand);
  const [picked, setPicked] = useState(() => page.picked.map(({ id }) => id));
  const [heard, setHeard] = useState<DeckWord | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<Parameters<typeof Seal>[0]["trouble"]>(null);
  const deckStart = useRef<HTMLHeadingElement>(null);
  const isFull = picked.length === 4;
  const mine = isBusy ? null : own.mine;
  const tonights = mine?.tonight === "opened" ? mine.palettes[0]?.pans : undefined;
  const isResting = mine?.tonight === "resting";
  const pans = tonights ?? emptyPans;
  const compact = useCompact(pans, tonights ? "open" : isFull || isResting ? "shut" : "empty");

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
    const [keptDay, wells = ""] = (createLocalStore().get(storeKey) ?? "").split(" ");
    if (keptDay === day && wells) setPicked((now) => (now.length > 0 ? now : readPicked(wells)));
  }, [day]);

  function hear(word: DeckWord): void {
    if (heard?.id !== word.id) {
      track("yoku_step1");
      play("ui-tap");
    }
    setHeard(word);
  }

  function pick(word: DeckWord): void {
    const next = toggled(picked, word.id);
    if (next.length === picked.length) return;
    if (picked.length === 0) track("yoku_start");
    play(next.length > picked.length ? "cap-snap" : "ui-tap");
    setHeard(word);
    setPicked(next);
    createLocalStore().set(storeKey, next.length > 0 ? `${day} ${writePicked(next)}` : null);
    if (next.length === 4) track("yoku_step2");
  }

  /** Busy until the palette is there: what the server says of it is not shown before its lid is lifted. */
  async function seal(rests: boolean): Promise<void> {
    setIsBusy(true);
    setTrouble(null);
    const code = writePicked(picked);
    const outcome = await own.choose(code, rests);
    // Where nothing is kept a lid opens all the same; only a night's rest needs somebody who remembers.
    if ("trouble" in outcome && (outcome.trouble !== "unsaved" || rests)) {
      setIsBusy(false);
      const { trouble: why } = outcome;
      track(`yoku_error_e-${why === "unsaved" ? "csrf" : why.code.slice(2).toLowerCase()}`);
      return setTrouble(why);
    }
    createLocalStore().set(storeKey, null);
    const opened = "done" in outcome ? outcome.done : { outcome: "opened", code };
    // What was pressed away from a line was sent when it came back: its lid is lifted before the visitor's eyes all the same.
    if (opened.code === code || (opened.outcome === "opened" && opened.code)) {
      track("yoku_step3");
      return void navigate(palettePath(lang, opened.code ?? code), { state: { opensAtMs: Date.now() } });
    }
    setPicked([]);
    setIsBusy(false);
  }

  function deal(next: number): void {
    setHand(next);
    setHeard(null);
    deckStart.current?.focus({ preventScroll: true });
  }

  const handCount = openHandCount + (hands ? 1 : 0);
  const evening = mine && (mine.tonight !== "closed" || mine.rested) ? mine : null;
  const isOver = mine !== null && mine.tonight !== "closed";
  const labelOf = (): string => {
    if (tonights) return t("opened.label", { words: tonights.map(({ word }) => word).join("、") });
    return isFull || isResting ? t("choose.shut") : t("choose.wells", { count: picked.length });
  };
  const said = heard ? heard.whisper : t("choose.how");
  return (
    <>
      <div className={css.hero} data-alive={(isAlive && compact.isShown) || undefined}>
        <CompactStage
          pans={pans}
          place={compact.place}
          count={tonights ? 4 : 0}
          isShut={!tonights && (isFull || isResting)}
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
        </CompactStage>
        <div className={css.title}>
          <h1 className={role.display}>{t("title")}</h1>
        </div>
      </div>
      <div className={css.bench}>
        {page.isBroken && <p className={css.note}>{t("choose.broken")}</p>}
        {evening && (
          <Suspense>
            <Evening mine={evening} own={own} lang={lang} />
          </Suspense>
        )}
        {!isOver && (
          <>
            <p className={css.whisper} role="status" data-heard={heard?.id}>
              {!heard && <b>{t("choose.lead")}</b>}
              <span>{said}</span>
              {heard && !picked.includes(heard.id) && <small>{t(isFull ? "choose.full" : "choose.again")}</small>}
            </p>
            <Form method="get" action={pathOf(lang)} className={css.form}>
              <h2 ref={deckStart} className={css.hand} tabIndex={-1}>
                {hand === openHandCount ? t("choose.sleepers") : t("choose.hand", { n: hand + 1, of: openHandCount })}
              </h2>
              <input type="hidden" name="w" value={writePicked(picked)} />
              {hand > 0 && hand < openHandCount && <input type="hidden" name="h" value={hand} />}
              <Deck
                words={words}
                picked={picked}
                heardId={heard?.id ?? null}
                asleep={hand === openHandCount ? handSize - words.length : 0}
                onHear={hear}
                onPick={pick}
              />
              {hand === openHandCount && hands && (
                <p className={css.note}>
                  {t("choose.asleep", { count: handSize - hands.sleepers.awake.length, met: hands.sleepers.met })}
                </p>
              )}
              {hands ? (
                <div className={css.turns}>
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
                <div className={css.turns}>
                  <button className={css.plainNext} type="submit" name="h" value={(hand + 1) % openHandCount}>
                    {t("choose.next")}
                  </button>
                </div>
              )}
            </Form>
            <Wells filled={picked.map(wordOf)} onTakeOut={pick} />
            {isFull && (
              <Seal isBusy={isBusy} trouble={trouble} onOpen={() => void seal(false)} onRest={() => void seal(true)} />
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
