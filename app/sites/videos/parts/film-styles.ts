import below from "./film-below.module.css";
import chapters from "./chapters.module.css";
import controls from "./controls.module.css";
import feed from "./feed.module.css";
import fill from "./colour-fill.module.css";
import page from "./film-page.module.css";
import pins from "./pin-bar.module.css";
import stage from "./stage.module.css";
import stop from "./stop-desk.module.css";
import ways from "./film-ways.module.css";

/** The parts of a film come after the page is alive; their styles come with the page, or it would jump. A name of each keeps it. */
export const filmStyles = [
  ...[below.lines, chapters.chapters, controls.controls, feed.room, fill.fill],
  ...[page.page, pins.pins, stage.stage, stop.desk, ways.ways],
].join(" ");
