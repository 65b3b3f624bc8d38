import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { ToastPlace } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { View } from "../data.server.ts";
import { Chapters } from "./chapters.tsx";
import { FilmBelow } from "./film-below.tsx";
import { FilmRoom } from "./film-room.tsx";
import { FilmWays } from "./film-ways.tsx";
import { PinBar } from "./pin-bar.tsx";
import { useFilmRoom } from "./use-film-room.ts";
import css from "./film-page.module.css";

const AlongRecipe = lazy(() => import("./along-recipe.tsx").then((module) => ({ default: module.AlongRecipe })));

/** One film: the picture one can stop on a colour, its chapters and words, its products, where to go on. */
export function FilmPage({ page }: { page: View<"film"> }) {
  return (
    <ToastPlace>
      <WholeFilm page={page} />
    </ToastPlace>
  );
}

function WholeFilm({ page }: { page: View<"film"> }) {
  const t = useWords<Words>();
  const { film } = page;
  const room = useFilmRoom(film);
  const { state, desk, own, lang, jump } = room;
  const [isFollowing, setIsFollowing] = useState(false);
  const code = useRecipeCode();
  const chapters = { film, state, desk, isFollowing, onFollow: setIsFollowing, onJump: jump };

  return (
    <article className={css.page} data-film={film.id} data-desk={desk ? "here" : "coming"}>
      <FilmRoom room={room} />
      <header className={css.head}>
        <p className={css.series}>{t(`series.${film.series}`)}</p>
        <h1 className={`${role.display} ${css.title}`}>{film.title}</h1>
        <p className={css.lead}>{film.lead}</p>
        <FilmWays film={film} state={state} record={own} origin={page.origin} />
      </header>
      <PinBar products={page.products} pins={film.pins} atMs={state.hasBegun ? state.atMs : null} />
      {code === null ? (
        <Chapters {...chapters} />
      ) : (
        <Suspense fallback={<Chapters {...chapters} />}>
          <AlongRecipe code={code} chapters={chapters} />
        </Suspense>
      )}
      <FilmBelow page={page} atMs={state.atMs} lang={lang === "off" ? "ja" : lang} record={own} onJump={jump} />
    </article>
  );
}

/** The recipe in whose follow mode the film was opened. The server never asks: its page is the same for all. */
const useRecipeCode = (): string | null =>
  useSyncExternalStore(
    () => () => {},
    () => new URLSearchParams(location.search).get("r"),
    () => null,
  );
