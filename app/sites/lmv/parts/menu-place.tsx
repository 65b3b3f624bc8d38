import { lazy, Suspense, useEffect, useState } from "react";
import type { Menu } from "../data.server.ts";
import "./ball-menu.module.css";

const BallMenu = lazy(async () => ({ default: (await import("./ball-menu.tsx")).BallMenu }));
/** The same width as in the frame's style: at 990 px and below there is no menu. */
const wide = "(min-width: 991px)";

/** Fetches the menu beside the column only for windows that have a place for it. */
export function MenuPlace({ menu }: { menu: Menu }) {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const width = matchMedia(wide);
    const look = (): void => setIsWide(width.matches);
    look();
    width.addEventListener("change", look);
    return () => width.removeEventListener("change", look);
  }, []);
  return <Suspense>{isWide && <BallMenu menu={menu} />}</Suspense>;
}
