import "#app/generated/site-fonts/lmw.css";
// What comes later with its script brings no sheet of its own: it must be here before.
import "#app/generated/shades.css";
import { useLoaderData } from "react-router";
import { getAreaMusic } from "#app/kits/sound/music-names.ts";
import { WorldFrame } from "../frame/world-frame.tsx";
import { GameView } from "../games/parts/game-view.tsx";
import { loadGame } from "../games/game.server.ts";

export const loader = loadGame;

/** One of the six small games: its start, its round, its result. */
export default function LmwGame() {
  const page = useLoaderData<typeof loader>();
  return (
    <WorldFrame frame={page.frame} music={getAreaMusic(page.area.id)}>
      <GameView key={page.words.id} page={page} />
    </WorldFrame>
  );
}
