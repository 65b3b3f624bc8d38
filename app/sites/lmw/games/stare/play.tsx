import { lazy, Suspense } from "react";
import type { PlayProps } from "../play-props.ts";
import { StareGame } from "./stare-game.tsx";
import { StareReducedMotion } from "./stare-reduced-motion.tsx";

const StareCamera = lazy(() => import("./stare-camera.tsx"));

/** にらめっこ: by a press, by one's own face, or by words alone. */
export function Play(props: PlayProps) {
  if (props.setup.kind === "twin") return <StareReducedMotion {...props} />;
  if (props.setup.kind === "play") return <StareGame {...props} />;
  return (
    <Suspense>
      <StareCamera {...props} />
    </Suspense>
  );
}
