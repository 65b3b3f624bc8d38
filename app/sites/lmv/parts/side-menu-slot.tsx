import decoration from "#app/kits/page/decoration.module.css";
import { fromWidth } from "#app/kits/ui/hydration/from-width.tsx";
import css from "./side-menu.module.css";

/** The menu beside the column, in the served page; its script comes only to windows that have a place for it. */
export const SideMenuSlot = fromWidth("(width > 990px)", async () => (await import("./side-menu.tsx")).SideMenu, [
  decoration,
  css,
]);
