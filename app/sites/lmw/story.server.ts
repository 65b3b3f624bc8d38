import type { LoaderFunctionArgs } from "react-router";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { getWorldFrame } from "./frame/world-frame.server.ts";
import { getWorldPicture } from "./pictures.server.ts";
import { getWorldMessages } from "./world-messages.server.ts";

/** The five pictures of the introduction. It has no menu. */
export function loadStory({ context }: LoaderFunctionArgs) {
  const { master } = context.get(pageContext);
  return {
    messages: getWorldMessages(master, ["story.", "opening.skip", "opening.story"]),
    panels: master.lipPanels.map(({ picture, ...panel }) => ({
      ...panel,
      name: picture,
      picture: getWorldPicture(picture) ?? getWorldPicture("scene-lmw"),
    })),
  };
}

/** The six cards of how to play, and what the words of play mean. */
export function loadHowTo({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { master } = page;
  return {
    frame: getWorldFrame(page),
    cards: master.lipHowTos,
    glossary: master.lipGlossary,
  };
}
