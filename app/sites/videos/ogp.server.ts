import type { CardOf } from "#server/modules/ogp/share-card.ts";
import sharp from "sharp";
import { posterOf } from "./pictures.server.ts";

const width = 560;

/** The share picture of a film: its poster, its title, its one line. */
export const shareCard: CardOf = async (id, { master }) => {
  const film = master.films.find((other) => other.id === id);
  if (!film) return null;
  const { name, hash } = posterOf(film.poster);
  const height = film.orientation === "vertical" ? 980 : 315;
  const pixels = await sharp(`public/assets/v/${hash}/${name}@390.webp`)
    .resize(width, height, { fit: "cover" })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const shade = master.products.find(({ id: productId }) => productId === film.pins.at(-1)?.productId)?.shade?.hex;
  return {
    lang: "ja",
    kicker: "気になった色で止める",
    title: film.title.ja,
    line: film.lead.ja,
    ...(shade && { shade }),
    drawing: { key: `${id} ${hash}`, width, height, paint: () => new Uint8ClampedArray(pixels) },
  };
};
