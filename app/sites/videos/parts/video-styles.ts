import below from "./video-below-fold.module.css";
import chapters from "./chapters.module.css";
import controls from "./controls.module.css";
import feed from "./feed.module.css";
import fill from "./colour-fill.module.css";
import page from "./video-page.module.css";
import pins from "./pin-bar.module.css";
import stage from "./player-frame.module.css";
import stop from "./stop-panel.module.css";
import row from "./timed-row.module.css";
import ways from "./video-actions.module.css";

/** The parts of a video load after hydration; their styles load with the page, or it would jump. Naming one of each keeps it. */
export const videoStyles = [
  ...[below.lines, chapters.chapters, controls.controls, feed.page, fill.fill],
  ...[page.page, pins.pins, stage.stage, stop.panel, ways.actions],
  ...[row.row],
].join(" ");
