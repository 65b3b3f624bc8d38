import { Grain } from "../grain/grain.tsx";
import { Picture, type PictureData } from "./picture.tsx";

const made = import.meta.glob<PictureData>("../pictures/*.json", { import: "default", eager: true });
// The share page is a composed file of its own and has no widths.
const pictures = Object.values(made).filter((picture) => picture.widths);

export const sandboxes = {
  "at its own ratio": () =>
    pictures.slice(0, 3).map((picture) => (
      <figure key={picture.name}>
        <Picture picture={picture} />
        <figcaption>{picture.alt.ja}</figcaption>
      </figure>
    )),
  "only the preview": () =>
    pictures
      .slice(0, 1)
      .map((picture) => <Picture key={picture.name} picture={{ ...picture, hash: "00000000" }} alt="" />),
  "with grain": () =>
    pictures.slice(0, 1).map((picture) => (
      <div key={picture.name}>
        <Picture picture={picture} />
        <Grain />
      </div>
    )),
};
