import { type LoaderFunctionArgs, redirect } from "react-router";
import type { Film } from "#contracts/film.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { shelfItemOf } from "#app/kits/shelf/product-pictures.server.ts";
import { pageContext } from "#app/shell/page-context.server.ts";
import { posterOf } from "./pictures.server.ts";

/** The shelves; with `?v=` one film, with `?feed=` the upright ones one under the other. A film nobody has leads to the shelves. */
export function loadChannel({ request, context }: LoaderFunctionArgs) {
  const { master, platform } = context.get(pageContext);
  const asked = new URL(request.url).searchParams;
  const filmId = asked.get("v");
  if (filmId !== null) {
    const film = master.films.find(({ id }) => id === filmId);
    if (!film) throw redirect("/channel");
    return {
      view: "film" as const,
      film: wholeFilm(film),
      products: pinnedProducts(film, master),
      next: nextOf(film, master.films).map(filmRow),
      origin: platform.settings.publicUrl,
    };
  }
  const rows = master.films.map(filmRow);
  if (asked.has("feed")) {
    const upright = master.films.filter(({ orientation }) => orientation === "vertical");
    return { view: "feed" as const, films: upright.map(previewOf) };
  }
  return { view: "shelves" as const, films: rows };
}

/** What a shelf shows of a film. */
export function filmRow({ id, title, lead, durationMs, orientation, series, poster, tracks }: Film) {
  return {
    ...{ id, title: title.ja, lead: lead.ja, durationMs, orientation, series },
    languages: tracks.length,
    poster: posterOf(poster),
  };
}
export type FilmRow = ReturnType<typeof filmRow>;

/** A film in full. */
export function wholeFilm(film: Film) {
  const { chapters, captions, tracks, pins, renditions, playlist } = film;
  return {
    ...filmRow(film),
    chapters: chapters.map(({ atMs, words }) => ({ atMs, words: words.ja })),
    captions,
    tracks,
    pins,
    playlist: addressOf(playlist),
    file: addressOf(renditions[0]?.file ?? ""),
  };
}
export type WholeFilm = ReturnType<typeof wholeFilm>;

/** A film as the feed shows it: the small file, the large one for what fills a screen alone, and nothing that is read. */
export function previewOf(film: Film) {
  return {
    ...filmRow(film),
    file: addressOf(film.renditions.at(-1)?.file ?? ""),
    large: addressOf(film.renditions[0]?.file ?? ""),
    captions: film.captions.map(({ fromMs, untilMs, words }) => ({ fromMs, untilMs, words: words.ja })),
  };
}
export type Preview = ReturnType<typeof previewOf>;

/** The products that are in a film, each once, in the order in which they come. */
export function pinnedProducts({ pins }: Film, { products }: Pick<MasterData, "products">) {
  return [...new Set(pins.map(({ productId }) => productId))].flatMap((id) => {
    const product = products.find((other) => other.id === id);
    return product ? [shelfItemOf(product)] : [];
  });
}

const addressOf = (file: string): string => `/assets/v/${file}`;

/** Two of the same series, then one of the other. */
function nextOf(film: Film, films: readonly Film[]): Film[] {
  const at = films.indexOf(film);
  const others = [...films.slice(at + 1), ...films.slice(0, at)];
  const same = others.filter(({ series }) => series === film.series).slice(0, 2);
  return [...same, ...others.filter(({ series }) => series !== film.series).slice(0, 1)];
}

export type ChannelPage = Exclude<ReturnType<typeof loadChannel>, Response>;
export type View<Name extends ChannelPage["view"]> = Extract<ChannelPage, { view: Name }>;
