import { useEffect, useState } from "react";
import { Link } from "react-router";
import { ToastPlace } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { LiveView } from "../live-data.server.ts";
import { clockWords } from "../rules/clock-words.ts";
import { FilmRoom } from "./film-room.tsx";
import { NextLine } from "./next-line.tsx";
import { PinBar } from "./pin-bar.tsx";
import { PollResult } from "./poll-result.tsx";
import { useFilmRoom } from "./use-film-room.ts";
import css from "./replay.module.css";

/** A programme seen afterwards: its films one after the other, with all their chapters. */
export function Replay({ page }: { page: LiveView<"replay"> }) {
  return (
    <ToastPlace>
      <WholeReplay page={page} />
    </ToastPlace>
  );
}

function WholeReplay({ page }: { page: LiveView<"replay"> }) {
  const t = useWords<Words>();
  const { programme, reel, next } = page;
  const [place, setPlace] = useState({ index: 0, atMs: null as number | null });
  const film = reel[place.index] ?? reel[0];
  if (!film) return null;

  return (
    <article className={css.room} data-live="replay" data-replay={film.id}>
      <Part
        key={film.id}
        film={film}
        startMs={place.atMs}
        onEnd={() => place.index + 1 < reel.length && setPlace({ index: place.index + 1, atMs: 0 })}
      />
      <header className={css.head}>
        <p className={css.kicker}>{t("replay.kicker")}</p>
        <h1 className={`${role.display} ${css.title}`}>{programme.title}</h1>
        <p>{programme.lead}</p>
      </header>
      <section className={css.chapters} aria-labelledby="replay-chapters">
        <h2 id="replay-chapters" className={`${role.display} ${css.name}`}>
          {t("replay.chapters")}
        </h2>
        <ol className={css.films}>
          {reel.map((one, index) => (
            <li key={one.id} data-now={one.id === film.id || undefined}>
              <h3 className={css.film}>{one.title}</h3>
              <ol className={css.list}>
                {one.chapters.map(({ atMs, words }) => (
                  <li key={atMs}>
                    <button type="button" onClick={() => setPlace({ index, atMs })}>
                      <span className={css.at}>{clockWords(atMs)}</span>
                      <span>{words}</span>
                    </button>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </section>
      {page.result && (
        <section className={css.poll} aria-labelledby="replay-poll">
          <h2 id="replay-poll" className={`${role.display} ${css.name}`}>
            {page.poll.question}
          </h2>
          <PollResult poll={page.poll} result={page.result} own={null} />
        </section>
      )}
      <PinBar products={page.products} pins={[]} atMs={null} />
      <NextLine next={next} />
      <p className={css.back}>
        <Link to="/live">{t("replay.back")}</Link>
      </p>
    </article>
  );
}

interface PartProps {
  film: LiveView<"replay">["reel"][number];
  /** Null: nobody asked for a place yet, the film waits for its first tap. */
  startMs: number | null;
  onEnd: () => void;
}

function Part({ film, startMs, onEnd }: PartProps) {
  const room = useFilmRoom(film);
  const { desk } = room;
  useEffect(() => {
    if (!desk || startMs === null) return;
    desk.seek(startMs);
    void desk.play();
  }, [desk, startMs]);
  useEffect(() => {
    desk?.video.addEventListener("ended", onEnd);
    return () => desk?.video.removeEventListener("ended", onEnd);
  }, [desk, onEnd]);
  return <FilmRoom room={room} />;
}
