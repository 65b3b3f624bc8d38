import "#app/generated/site-fonts/lmw.css";
// What comes later with its script brings no sheet of its own: it must be here before.
import "#app/generated/shades.css";
import "../games/paint/paint.module.css";
import "../games/shadow/shadow.module.css";
import "../games/lift/lift.module.css";
import "../games/stare/stare.module.css";
import "../games/drop/drop.module.css";
import "../games/shells/shells.module.css";
import "../games/parts/round-dialog.module.css";
import "../games/parts/result.module.css";
import { useLoaderData } from "react-router";
import { WorldFrame } from "../frame/world-frame.tsx";
import { GameView } from "../games/parts/game-view.tsx";
import { loadGame } from "../games/game.server.ts";

export const loader = loadGame;

/** One of the six small games: its start, its round, its result. */
export default function LmwGame() {
  const page = useLoaderData<typeof loader>();
  return (
    <WorldFrame frame={page.frame}>
      <GameView key={page.words.id} page={page} />
    </WorldFrame>
  );
}
