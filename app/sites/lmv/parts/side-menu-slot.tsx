import { lazy, Suspense } from "react";
import { useMediaQuery } from "#app/kits/ui/hydration/use-media-query.ts";
import type { SideMenuData } from "../data.server.ts";
import "./side-menu.module.css";

const SideMenu = lazy(async () => ({ default: (await import("./side-menu.tsx")).SideMenu }));
/** The same width as in the frame's style: at 990 px and below there is no menu. */
const wide = "(min-width: 991px)";

/** Fetches the menu beside the column only for windows that have a place for it. */
export function SideMenuSlot({ menu }: { menu: SideMenuData }) {
  const isWide = useMediaQuery(wide);
  return <Suspense>{isWide && <SideMenu menu={menu} />}</Suspense>;
}
