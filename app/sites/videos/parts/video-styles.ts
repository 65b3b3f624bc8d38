import below from "./video-below-fold.module.css";
import chapters from "./chapters.module.css";
import controls from "../player/controls.module.css";
import feed from "./feed.module.css";
import fill from "./colour-fill.module.css";
import page from "./video-page.module.css";
import stage from "../player/player-frame.module.css";
import stop from "./stop-panel.module.css";
import rows from "../show/rows.module.css";
import ways from "./video-actions.module.css";

/** The parts of a video load after hydration; their styles load with the page, or it would jump. Naming one of each keeps it. */
export const videoStyles = [
  ...[below.lines, chapters.chapters, controls.controls, feed.page, fill.fill],
  ...[page.page, stage.stage, stop.panel, ways.actions],
  ...[rows.row],
].join(" ");
