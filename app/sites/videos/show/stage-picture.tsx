"use no memo"; // Compiled it would only be heavier.
import { SwatchBoard } from "#app/kits/product/swatch-board.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import type { ShowPicture } from "#contracts/live-show.ts";
import type { ShowView } from "../show-view.server.ts";
import { VideoPart } from "./video-part.tsx";
import css from "./show.module.css";

/** What the host shows: a product close, its colour on lips or on six skins, part of a video. */
export function StagePicture({ picture, show }: { picture: ShowPicture; show: ShowView }) {
  if (picture.kind === "video") {
    const part = show.videos[picture.videoId];
    return part ? <VideoPart video={part} fromS={picture.fromS} untilS={picture.untilS} /> : null;
  }
  const { kind, productId } = picture;
  const shade = show.shades[productId];
  if (kind === "skins")
    return (
      <div className={`${css.skins} on-grey`}>
        {shade?.hex && <SwatchBoard hex={shade.hex} art={show.arts[productId] ?? null} />}
        <p className={`${css.label} text-body`}>{shade?.name}</p>
      </div>
    );
  const shown = show.pictures[`${kind} ${productId}`];
  if (!shown) return null;
  return (
    <div className={css.full} data-kind={kind}>
      <Picture picture={shown} fit="cover" exact={kind === "worn"} className={css.cover} />
      <p className={`${css.label} text-body`}>{shade?.name}</p>
    </div>
  );
}
