import replay from "./replay.module.css";
import rows from "../show/rows.module.css";
import show from "../show/show.module.css";

/** The same for what is on and what was on. */
export const liveStyles = [replay.head, rows.row, show.stage].join(" ");
