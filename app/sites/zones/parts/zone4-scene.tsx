import { Suspense, useEffect, useState } from "react";
import { waitMs } from "#app/kits/basics/abort.ts";
import bench from "#app/kits/ui/pictures/zone4-bench.json";
import risen from "#app/kits/ui/pictures/zone4-bench-risen.json";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { plinthDelayMs } from "../tuning.ts";
import { useIdle } from "../scene/use-idle.ts";
import { lazyOptional } from "./lazy-optional.ts";
import { ScenePicture } from "./scene-picture.tsx";
import { OverlayPicture } from "./overlay-picture.tsx";
import css from "./zone4-scene.module.css";

const LastWorkPlinth = lazyOptional(async () => (await import("./last-work-plinth.tsx")).LastWorkPlinth);

/** The workbench: a little after the visitor came, the plinth rises with what they made last, or with today's sample. */
export function Zone4Scene() {
  const isIdle = useIdle();
  const { state, summary } = useVisitor();
  const [isRaised, setIsRaised] = useState(false);
  // Who the visitor is may be known later than the page is calm: the sample must not come up first.
  const isReady = isIdle && state !== "loading";

  useEffect(() => {
    if (!isReady) return;
    const controller = new AbortController();
    waitMs(plinthDelayMs, controller.signal).then(
      () => setIsRaised(true),
      () => {},
    );
    return () => controller.abort();
  }, [isReady]);

  const work = summary?.lastWork;
  return (
    <ScenePicture picture={bench}>
      {work ? (
        <Suspense>{isReady && <LastWorkPlinth work={work} isRaised={isRaised} />}</Suspense>
      ) : (
        <OverlayPicture picture={risen} isEnabled={isReady} isShown={isRaised} className={css.risen} />
      )}
    </ScenePicture>
  );
}
