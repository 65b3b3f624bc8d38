import type { CardOf } from "#server/modules/share-images/share-card.ts";
import { posterOf } from "./pictures.server.ts";

const width = 560;

/** The share picture of a video: its poster, its title, its one line. */
export const shareCard: CardOf = (id, { master }) => {
  const video = master.films.find((other) => other.id === id);
  if (!video) return null;
  const { name, hash } = posterOf(video.poster);
  const height = video.orientation === "vertical" ? 980 : 315;
  const file = `public/assets/v/${hash}/${name}@390.webp`;
  const shade = master.products.find(({ id: productId }) => productId === video.pins.at(-1)?.productId)?.shade?.hex;
  return {
    lang: "ja",
    kicker: "気になった色で止める",
    title: video.title.ja,
    line: video.lead.ja,
    ...(shade && { shade }),
    drawing: { key: `${id} ${hash}`, width, height, paint: () => ({ file }) },
  };
};
