import type { LoaderFunctionArgs } from "react-router";
import { pageContext } from "#app/shell/page-context.server.ts";
import { worldFrame } from "./frame/world-frame.server.ts";
import { worldPicture } from "./pictures.server.ts";
import { wordsOf } from "./words.server.ts";

/** The five pictures of the introduction. It has no menu. */
export function loadIntroduction({ context }: LoaderFunctionArgs) {
  const { master } = context.get(pageContext);
  return {
    say: wordsOf(master, ["story.", "opening.skip", "opening.story"]),
    panels: master.lipPanels.map(({ picture, ...panel }) => ({
      ...panel,
      name: picture,
      picture: worldPicture(picture) ?? worldPicture("scene-lmw"),
    })),
  };
}

/** The six cards of how to play, and what the words of play mean. */
export function loadHowTo({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { master } = page;
  return {
    frame: worldFrame(page),
    cards: master.lipHowTos,
    glossary: master.lipGlossary,
  };
}
