import { useRef, useState } from "react";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Words } from "../copy/words.ts";
import type { WholeFilm } from "../data.server.ts";
import type { CaptionLanguage } from "./captions.tsx";
import { useDesk } from "./use-desk.ts";
import { useFilmRecord } from "./use-film-record.ts";
import { type Stopped, useStop } from "./use-stop.ts";

/** Everything that happens around one film: the desk, the captions, the stopped colour, what the visitor keeps. */
export function useFilmRoom(film: WholeFilm) {
  const slot = useRef<HTMLDivElement>(null);
  const { desk, state } = useDesk(film, slot);
  const [lang, setLang] = useState<CaptionLanguage>("ja");
  const own = useFilmRecord();
  const keep = useKeepStopped(film.id, own);
  const stop = useStop(film, desk, keep);

  return {
    ...{ film, slot, desk, state, lang, setLang, own, stop },
    begin(): void {
      track("video_start");
      void desk?.play();
    },
    jump(atMs: number): void {
      desk?.seek(atMs);
      void desk?.play();
      slot.current?.scrollIntoView({ block: "nearest" });
    },
  };
}
export type FilmRoomParts = ReturnType<typeof useFilmRoom>;

/** Keeps a stopped colour as a swatch, and says so. */
export function useKeepStopped(filmId: string, own: Pick<ReturnType<typeof useFilmRecord>, "stop">) {
  const t = useWords<Words>();
  const say = useToast();
  return ({ atMs, seen, shade }: Stopped): void => {
    own.stop({ filmId, atMs, seen, productId: shade.id }).then(
      () => say({ text: t("stop.kept", { shade: shade.name }) }),
      () => say({ text: t("stop.unkept") }),
    );
  };
}
