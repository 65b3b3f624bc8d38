import type { LiveShow, ShowBeat, ShowPicture, SpokenBeat } from "#contracts/live-show.ts";
import type { MasterData } from "#contracts/master-data.ts";
import { getProductPicture, productListItemOf } from "#app/kits/product/product-pictures.server.ts";
import { getSwatchArt } from "#app/kits/product/swatch-art.server.ts";
import type { PictureData } from "#app/kits/ui/picture/picture.tsx";
import { toVideoPreview } from "./data.server.ts";
import { beatKey, endingBeatKey, pollWindow } from "./live-shows.server.ts";
import { hostPicture, appliedPicture } from "./pictures.server.ts";
import type { StageBeat } from "./rules/timeline.ts";

/** A show as the stage takes it: its script in Japanese, and all pictures once. */
export function toShowView(show: LiveShow, master: MasterData) {
  const { id, hostId, title, subtitle, lengthS, chapters, questions, poll } = show;
  const host = master.monsters.find((monster) => monster.id === hostId);
  if (!host) throw new Error(`show ${id}: there is no monster ${hostId}`);
  const beats = show.beats.map((beat, at) => toStageBeat(beat, beatKey(at)));
  const choices = poll.choices.map(({ id: choiceId, words, ending }) => ({
    ...{ id: choiceId, words: words.ja, title: ending.title.ja },
    beats: ending.beats.map((beat, at) => toStageBeat(beat, endingBeatKey(choiceId, at))),
  }));
  const all = [...beats, ...choices.flatMap((choice) => choice.beats)];
  const products = master.products.filter((product) => show.products.includes(product.id));
  const shown = all.flatMap(({ picture }) => picture ?? []);
  return {
    ...{ id, title: title.ja, subtitle: subtitle.ja, lengthS, beats },
    host: { id: hostId, name: host.names.ja, hex: host.hex },
    chapters: chapters.map(({ atS, words }) => ({ atS, words: words.ja })),
    questions: questions.map(({ id: questionId, words, answer }) => ({
      id: questionId,
      words: words.ja,
      answer: answer.ja,
    })),
    poll: { words: poll.words.ja, choices, ...pollWindow(show) },
    products: show.products
      .flatMap((productId) => products.filter((product) => product.id === productId))
      .map(productListItemOf),
    shades: Object.fromEntries(
      products.map(({ id: productId, names, shade }) => [productId, { name: names.ja, hex: shade?.hex ?? null }]),
    ),
    arts: Object.fromEntries(
      products
        .filter((product) => shown.some((picture) => picture.kind === "skins" && picture.productId === product.id))
        .map(({ id: productId, shade }) => [productId, shade ? getSwatchArt(shade.finish) : null]),
    ),
    poses: Object.fromEntries(
      [...new Set(["idle" as const, "joy" as const, ...all.flatMap(({ pose }) => pose ?? [])])].map((pose) => [
        pose,
        hostPicture(hostId, pose),
      ]),
    ),
    pictures: Object.fromEntries(shown.flatMap((picture) => pictureEntry(picture))),
    videos: Object.fromEntries(
      shown.flatMap((picture) => {
        const video = picture.kind === "video" && master.films.find((one) => one.id === picture.videoId);
        if (!video) return [];
        const { file, large, poster, title: name, orientation } = toVideoPreview(video);
        return [[video.id, { file, large, poster, title: name, orientation }]];
      }),
    ),
  };
}
export type ShowView = ReturnType<typeof toShowView>;

/** A beat without its other languages. */
function toStageBeat(beat: ShowBeat | SpokenBeat, key: string): StageBeat {
  const { words, ...rest } = beat;
  return { ...rest, key, words: words.ja };
}

function pictureEntry(picture: ShowPicture): [string, PictureData][] {
  if (picture.kind !== "product" && picture.kind !== "worn") return [];
  const { kind, productId } = picture;
  const data = kind === "worn" ? appliedPicture(productId) : getProductPicture(productId);
  if (!data) throw new Error(`there is no picture of ${productId} ${kind}`);
  return [[`${kind} ${productId}`, data]];
}
