import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { WholeFilm } from "../data.server.ts";
import type { DeskState, FilmDesk } from "../player/film-desk.ts";
import { leftAt } from "../player/places.ts";
import { secondOf } from "../rules/clock-words.ts";

// The desk travels later, so its own word for it cannot be used here.
const atRest: DeskState = {
  ...{ filmId: null, isPlaying: false, hasBegun: false, atMs: 0, rate: 1 },
  ...{ isBroken: false, isWaiting: false },
};
const nothing = (): void => {};

/** The desk with this film in a place of the page; null until its script has come. What plays when the page goes, goes on small. */
export function useDesk(
  film: WholeFilm,
  slot: RefObject<HTMLElement | null>,
): { desk: FilmDesk | null; state: DeskState } {
  const t = useWords<Words>();
  const navigate = useNavigate();
  const [desk, setDesk] = useState<FilmDesk | null>(null);

  // Before the page is taken out of the document: a video that is taken out with it falls silent.
  useLayoutEffect(() => {
    const place = slot.current;
    let lent: FilmDesk | null = null;
    let isGone = false;
    void import("../player/film-desk.ts").then(({ filmDesk }) => {
      if (isGone || !place) return;
      lent = filmDesk();
      const { id, title, durationMs, orientation, playlist, file } = film;
      const isOnDesk = lent.read().filmId === id;
      const startMs = secondOf(location.search) ?? (isOnDesk ? null : leftAt(id));
      lent.show({ id, title, durationMs, playlist, file, isUpright: orientation === "vertical" }, place, startMs);
      setDesk(lent);
    });
    return () => {
      isGone = true;
      if (!place) return;
      lent?.leave(place, (address) => void navigate(address), {
        ...{ region: t("mini.region"), back: t("mini.back"), play: t("player.play"), pause: t("player.pause") },
        ...{ close: t("mini.close"), pip: t("mini.pip"), noPip: t("mini.noPip") },
      });
    };
    // Words and router stay as they are while the page does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [film.id]);

  const state = useSyncExternalStore(desk?.subscribe ?? (() => nothing), desk?.read ?? (() => atRest), () => atRest);
  return { desk, state };
}
