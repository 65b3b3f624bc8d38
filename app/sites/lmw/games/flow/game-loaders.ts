import type { ComponentType } from "react";
import type { PlayProps } from "../play-props.ts";

/** The games themselves: each comes with its own script when it is begun. */
export const gameLoaders: readonly (() => Promise<{ Play: ComponentType<PlayProps> }>)[] = [
  () => import("../paint/play.tsx"),
  () => import("../shadow/play.tsx"),
  () => import("../lift/play.tsx"),
  () => import("../stare/play.tsx"),
  () => import("../drop/play.tsx"),
  () => import("../shells/play.tsx"),
];
