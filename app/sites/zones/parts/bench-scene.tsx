import { Suspense, useEffect, useState } from "react";
import { waitMs } from "#app/kits/basics/abort.ts";
import bench from "#app/kits/ui/pictures/zone4-bench.json";
import risen from "#app/kits/ui/pictures/zone4-bench-risen.json";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { plinthRisesMs } from "../feel.ts";
import { useCalm } from "../scene/use-calm.ts";
import { lazyOrNothing } from "./lazy-or-nothing.ts";
import { ScenePicture } from "./scene-picture.tsx";
import { SecondPicture } from "./second-picture.tsx";
import css from "./bench-scene.module.css";

const OwnPlinth = lazyOrNothing(async () => (await import("./own-plinth.tsx")).OwnPlinth);

/** The workbench: a little after the visitor came, the plinth rises with what they made last, or with tonight's sample. */
export function BenchScene() {
  const isCalm = useCalm();
  const { state, summary } = useVisitor();
  const [isUp, setIsUp] = useState(false);
  // Who the visitor is may be known later than the page is calm: the sample must not come up first.
  const isWanted = isCalm && state !== "loading";

  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    waitMs(plinthRisesMs, leaving.signal).then(
      () => setIsUp(true),
      () => {},
    );
    return () => leaving.abort();
  }, [isWanted]);

  const work = summary?.lastWork;
  return (
    <ScenePicture picture={bench}>
      {work ? (
        <Suspense>{isWanted && <OwnPlinth work={work} isUp={isUp} />}</Suspense>
      ) : (
        <SecondPicture picture={risen} isWanted={isWanted} isShown={isUp} className={css.risen} />
      )}
    </ScenePicture>
  );
}
