import controls from "./controls.module.css";
import fill from "./colour-fill.module.css";
import onAir from "./on-air.module.css";
import pins from "./pin-bar.module.css";
import replay from "./replay.module.css";
import stage from "./player-frame.module.css";
import stop from "./stop-panel.module.css";
import row from "./timed-row.module.css";

/** The same for what is on and what was on. */
export const liveStyles = [
  ...[controls.controls, fill.fill, onAir.coming, pins.pins, replay.head, stage.stage, stop.panel],
  ...[row.row],
].join(" ");
