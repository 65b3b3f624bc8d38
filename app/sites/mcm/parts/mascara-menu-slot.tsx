import decoration from "#app/kits/page/decoration.module.css";
import { fromWidth } from "#app/kits/ui/hydration/from-width.tsx";
import css from "./mascara-menu.module.css";

/** The menus beside the column, in the served page; their script comes only to windows that have a place for them. */
export const MascaraMenuSlot = fromWidth(
  "(width > 1000px)",
  async () => (await import("./mascara-menu.tsx")).MascaraMenu,
  [decoration, css],
);
