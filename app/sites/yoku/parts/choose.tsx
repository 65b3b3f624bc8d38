"use no memo"; // The first view: compiled it would only be heavier.

import { lazy, Suspense, useRef, useState } from "react";
import { Form } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useHydrated } from "#app/kits/ui/hydration/use-hydrated.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { PalettePan } from "#contracts/palette-api.ts";
import type { Hands } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { handSize, openHandCount, formatPicked } from "../rules/deck.ts";
import type { PaintedPan } from "../rules/paint-compact.ts";
import { pathOf } from "../rules/paths.ts";
import css from "./choose.module.css";
import { CompactCanvas, OnPan } from "./compact-canvas.tsx";
import { Deck, type DeckWord } from "./deck.tsx";
// Not fetched later: the line may be gone by the fourth desire.
import { CompactClosed } from "./compact-closed.tsx";
import { useCompact } from "./use-compact.ts";
import { useMyPalettes } from "./use-my-palettes.ts";
import { usePaletteSubmission } from "./use-palette-submission.ts";
import { type Picked, usePicked } from "./use-picked.ts";
import { PanSlots } from "./pan-slots.tsx";

const TodayPanel = lazy(async () => ({ default: (await import("./today-panel.tsx")).TodayPanel }));

const emptyPans: readonly PaintedPan[] = [null, null, null, null];

/** Twelve words at a time, four wells, and nothing of colours. */
export function Choose({ page }: { page: View<"choose"> }) {
  const t = useMessages<Messages>();
  const { lang } = page;
  const store = useMyPalettes(lang);
  // Once the page is alive, so that they are there without a network too; until then there are the twelve of the page.
  const handsPath = useVisitor().state === "loading" ? null : (`/api/yoku/hands?lang=${lang}` as const);
  const { data: hands } = useFetched(handsPath, async () => (await import("../contract.ts")).handsSchema);
  const picked = usePicked(
    page.picked.map(({ id }) => id),
    page.day,
  );
  const { isBusy, error, submit } = usePaletteSubmission(store, picked, lang);
  const myPalettes = isBusy ? null : store.mine;
  const todayData = myPalettes && (myPalettes.tonight !== "closed" || myPalettes.rested) ? myPalettes : null;
  const isOver = myPalettes !== null && myPalettes.tonight !== "closed";
  const all: readonly DeckWord[] = [
    ...page.deck,
    ...page.picked,
    ...(hands?.hands.flat() ?? []),
    ...(hands?.sleepers.awake ?? []),
  ];
  const words = picked.ids.map((id) => all.find((one) => one.id === id));
  return (
    <>
      <ChooseHero
        todaysPans={myPalettes?.tonight === "opened" ? myPalettes.palettes[0]?.pans : undefined}
        isShut={picked.isFull || myPalettes?.tonight === "resting"}
        picked={picked}
        words={words}
        areWordsShown={!isOver && !picked.isFull}
      />
      <div className={`${css.workArea} column-3`}>
        {page.isBroken && <p className={`${css.note} text-centred text-leading-16 text-note`}>{t("choose.broken")}</p>}
        {todayData && (
          <Suspense>
            <TodayPanel myPalettes={todayData} store={store} lang={lang} />
          </Suspense>
        )}
        {!isOver && (
          <>
            <Whisper picked={picked} />
            <HandForm page={page} hands={hands} picked={picked} />
            <PanSlots words={words} onRemove={picked.pick} />
            {picked.isFull && (
              <CompactClosed isBusy={isBusy} error={error} onOpen={() => submit(false)} onRest={() => submit(true)} />
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

interface ChooseHeroProps {
  /** Once today's palette is open. */
  todaysPans: readonly PalettePan[] | undefined;
  isShut: boolean;
  picked: Picked;
  /** What lies in the wells. */
  words: readonly (DeckWord | undefined)[];
  areWordsShown: boolean;
}

/** The compact as it stands this evening, and the title. */
function ChooseHero({ todaysPans, isShut, picked, words, areWordsShown }: ChooseHeroProps) {
  const t = useMessages<Messages>();
  const isHydrated = useHydrated();
  const pans = todaysPans ?? emptyPans;
  const compact = useCompact(pans, todaysPans ? "open" : isShut ? "shut" : "empty");
  const label = todaysPans
    ? t("opened.label", { words: todaysPans.map(({ word }) => word).join("、") })
    : isShut
      ? t("choose.shut")
      : t("choose.pans", { count: picked.ids.length });
  return (
    <div className={`${css.hero} on-ink`} data-alive={(isHydrated && compact.isShown) || undefined}>
      <CompactCanvas
        pans={pans}
        mount={compact.place}
        count={todaysPans ? 4 : 0}
        isClosed={!todaysPans && isShut}
        label={label}
      >
        {areWordsShown &&
          picked.ids.map((id, i) => (
            <OnPan key={id} place={i}>
              <span className={`${css.inWell} text-centred ${role.display}`} aria-hidden="true">
                {words[i]?.word}
              </span>
            </OnPan>
          ))}
      </CompactCanvas>
      <div className={css.title}>
        <h1 className={role.display}>{t("title")}</h1>
      </div>
    </div>
  );
}

/** What the word that is looked at says; before that, how it is done. */
function Whisper({ picked: { ids, isFull, previewWord } }: { picked: Picked }) {
  const t = useMessages<Messages>();
  return (
    <p
      className={`${css.whisper} text-centred text-lead text-leading-15 text-medium`}
      role="status"
      data-heard={previewWord?.id}
    >
      {!previewWord && <b className="text-lead">{t("choose.lead")}</b>}
      <span>{previewWord ? previewWord.whisper : t("choose.how")}</span>
      {previewWord && !ids.includes(previewWord.id) && (
        <small className="text-note">{t(isFull ? "choose.full" : "choose.again")}</small>
      )}
    </p>
  );
}

interface HandFormProps {
  page: View<"choose">;
  /** All of them, once they are here. */
  hands: Hands | null;
  picked: Picked;
}

/** A hand of twelve words, and the way to the others; without a script it is a form. */
function HandForm({ page, hands, picked }: HandFormProps) {
  const t = useMessages<Messages>();
  const [hand, setHand] = useState(page.hand);
  const deckStart = useRef<HTMLHeadingElement>(null);
  const areSleepers = hand === openHandCount;
  const words = areSleepers ? (hands?.sleepers.awake ?? []) : (hands?.hands[hand] ?? page.deck);
  const hiddenCount = areSleepers ? handSize - words.length : 0;

  function deal(next: number): void {
    setHand(next);
    picked.preview(null);
    deckStart.current?.focus({ preventScroll: true });
  }

  return (
    <Form method="get" action={pathOf(page.lang)} className="column-3">
      <h2 ref={deckStart} className={`${css.hand} text-centred text-medium text-note`} tabIndex={-1}>
        {areSleepers ? t("choose.sleepers") : t("choose.hand", { n: hand + 1, of: openHandCount })}
      </h2>
      <input type="hidden" name="w" value={formatPicked(picked.ids)} />
      {hand > 0 && !areSleepers && <input type="hidden" name="h" value={hand} />}
      <Deck
        words={words}
        picked={picked.ids}
        previewId={picked.previewWord?.id ?? null}
        hiddenCount={hiddenCount}
        onPreview={picked.preview}
        onPick={picked.pick}
      />
      {areSleepers && hands && (
        <p className={`${css.note} text-centred text-leading-16 text-note`}>
          {t("choose.asleep", { count: handSize - hands.sleepers.awake.length, met: hands.sleepers.met })}
        </p>
      )}
      <div className={`${css.turns} row-3`}>
        {hands ? (
          <>
            <Button look="line" onClick={() => deal((hand + 1) % (openHandCount + 1))}>
              {t("choose.next")}
            </Button>
            {hand > 0 && (
              <Button look="quiet" compact onClick={() => deal(hand - 1)}>
                {t("choose.before")}
              </Button>
            )}
          </>
        ) : (
          <button
            className={`${css.plainNext} boxed text-bright text-strong`}
            type="submit"
            name="h"
            value={(hand + 1) % openHandCount}
          >
            {t("choose.next")}
          </button>
        )}
      </div>
    </Form>
  );
}
