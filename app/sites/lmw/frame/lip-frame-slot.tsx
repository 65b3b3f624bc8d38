import decoration from "#app/kits/page/decoration.module.css";
import { fromWidth } from "#app/kits/ui/hydration/from-width.tsx";
import css from "./lip-frame.module.css";

/** Lips and lines beside the column, in the served page; their script comes only to windows that have a place for them. */
export const LipFrameSlot = fromWidth("(width >= 960px)", async () => (await import("./lip-frame.tsx")).LipFrame, [
  decoration,
  css,
]);
