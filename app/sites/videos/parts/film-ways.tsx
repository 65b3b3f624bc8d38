import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Words } from "../copy/words.ts";
import type { WholeFilm } from "../data.server.ts";
import type { DeskState } from "../player/film-desk.ts";
import { clockWords } from "../rules/clock-words.ts";
import type { useFilmRecord } from "./use-film-record.ts";
import css from "./film-ways.module.css";

interface FilmWaysProps {
  film: WholeFilm;
  state: DeskState;
  record: ReturnType<typeof useFilmRecord>;
  origin: string;
}

/** The bookmark, and sharing the film at the second at which it is. */
export function FilmWays({ film, state, record, origin }: FilmWaysProps) {
  const t = useWords<Words>();
  const say = useToast();
  const mark = record.record?.bookmarks.find(({ filmId }) => filmId === film.id);
  const second = Math.floor(state.atMs / 1_000);
  const tell = (text: string) => () => say({ text });
  const failed = tell(t("mark.failed"));

  return (
    <div className={css.ways}>
      {mark ? (
        <Button
          look="line"
          wide
          aria-pressed="true"
          onClick={() => void record.unbookmark(film.id).then(tell(t("mark.gone")), failed)}
        >
          {t("mark.here", { at: clockWords(mark.atMs) })}
        </Button>
      ) : (
        <Button
          look="line"
          wide
          aria-pressed="false"
          onClick={() => void record.bookmark(film.id, state.atMs).then(tell(t("mark.kept")), failed)}
        >
          {t("mark.lay")}
        </Button>
      )}
      <ShareLater
        share={(channel) => composeShare("film", "ja", { title: film.title, filmId: film.id, second }, channel, origin)}
        onShare={(way) => way !== "save" && track(`video_share_${way}`)}
      />
    </div>
  );
}
