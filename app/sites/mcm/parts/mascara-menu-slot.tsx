"use no memo"; // It stands beside the first view: compiled it would only be heavier.

import { lazy, Suspense } from "react";
import { useMediaQuery } from "#app/kits/ui/hydration/use-media-query.ts";
import type { MenuProps } from "./mascara-menu.tsx";

const MascaraMenu = lazy(async () => ({ default: (await import("./mascara-menu.tsx")).MascaraMenu }));
/** The same width as in the frame's style: at 1000 px and below there is no menu. */
const wide = "(width > 1000px)";

/** Fetches the menus beside the column only for windows that have a place for them. */
export function MascaraMenuSlot(props: MenuProps) {
  const isWide = useMediaQuery(wide);
  return <Suspense>{isWide && <MascaraMenu {...props} />}</Suspense>;
}
