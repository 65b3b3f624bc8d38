import { type LoaderFunctionArgs, redirect } from "react-router";
import type { Video } from "#contracts/video.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { productListItemOf } from "#app/kits/product/product-pictures.server.ts";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { posterOf } from "./pictures.server.ts";

/** The lists; with `?v=` one video, with `?feed=` the upright ones one under the other. An unknown video leads to the lists. */
export function loadChannel({ request, context }: LoaderFunctionArgs) {
  const { master, platform } = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const videoId = query.get("v");
  if (videoId !== null) {
    const video = master.films.find(({ id }) => id === videoId);
    if (!video) throw redirect("/channel");
    return {
      view: "film" as const,
      video: toVideoDetail(video),
      products: listPinnedProducts(video, master),
      next: nextVideo(video, master.films).map(toVideoRow),
      origin: platform.settings.publicUrl,
    };
  }
  const rows = master.films.map(toVideoRow);
  if (query.has("feed")) {
    const isPortrait = master.films.filter(({ orientation }) => orientation === "vertical");
    return { view: "feed" as const, films: isPortrait.map(toVideoPreview) };
  }
  return { view: "shelves" as const, videos: rows };
}

/** What a list shows of a video. */
export function toVideoRow({ id, title, lead, durationMs, orientation, series, poster, tracks }: Video) {
  return {
    ...{ id, title: title.ja, lead: lead.ja, durationMs, orientation, series },
    languages: tracks.length,
    poster: posterOf(poster),
  };
}
export type VideoRow = ReturnType<typeof toVideoRow>;

/** A video in full. */
export function toVideoDetail(video: Video) {
  const { chapters, captions, tracks, pins, renditions, playlist } = video;
  return {
    ...toVideoRow(video),
    chapters: chapters.map(({ atMs, words }) => ({ atMs, words: words.ja })),
    captions,
    tracks,
    pins,
    playlist: videoFileUrl(playlist),
    file: videoFileUrl(renditions[0]?.file ?? ""),
  };
}
export type VideoDetail = ReturnType<typeof toVideoDetail>;

/** A video as the feed shows it: the small file, the large one for what fills a screen alone, and nothing that is read. */
export function toVideoPreview(video: Video) {
  return {
    ...toVideoRow(video),
    file: videoFileUrl(video.renditions.at(-1)?.file ?? ""),
    large: videoFileUrl(video.renditions[0]?.file ?? ""),
    captions: video.captions.map(({ fromMs, untilMs, words }) => ({ fromMs, untilMs, words: words.ja })),
  };
}
export type VideoPreview = ReturnType<typeof toVideoPreview>;

/** The products that are in a video, each once, in the order in which they come. */
export function listPinnedProducts({ pins }: Video, { products }: Pick<MasterData, "products">) {
  return [...new Set(pins.map(({ productId }) => productId))].flatMap((id) => {
    const product = products.find((other) => other.id === id);
    return product ? [productListItemOf(product)] : [];
  });
}

const videoFileUrl = (file: string): string => `/assets/v/${file}`;

/** Two of the same series, then one of the other. */
function nextVideo(video: Video, videos: readonly Video[]): Video[] {
  const at = videos.indexOf(video);
  const others = [...videos.slice(at + 1), ...videos.slice(0, at)];
  const same = others.filter(({ series }) => series === video.series).slice(0, 2);
  return [...same, ...others.filter(({ series }) => series !== video.series).slice(0, 1)];
}

export type ChannelPage = Exclude<ReturnType<typeof loadChannel>, Response>;
export type View<Name extends ChannelPage["view"]> = Extract<ChannelPage, { view: Name }>;
