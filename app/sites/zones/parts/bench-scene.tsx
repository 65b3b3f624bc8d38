import { useEffect, useState } from "react";
import { waitMs } from "#app/kits/basics/abort.ts";
import bench from "#app/kits/ui/pictures/zone4-bench.json";
import risen from "#app/kits/ui/pictures/zone4-bench-risen.json";
import { plinthRisesMs } from "../feel.ts";
import { useCalm } from "../scene/use-calm.ts";
import { ScenePicture } from "./scene-picture.tsx";
import { SecondPicture } from "./second-picture.tsx";
import css from "./bench-scene.module.css";

/** The workbench: a little after the visitor came, the plinth rises with what lies on it tonight. */
export function BenchScene() {
  const isCalm = useCalm();
  const [isUp, setIsUp] = useState(false);

  useEffect(() => {
    if (!isCalm) return;
    const leaving = new AbortController();
    waitMs(plinthRisesMs, leaving.signal).then(
      () => setIsUp(true),
      () => {},
    );
    return () => leaving.abort();
  }, [isCalm]);

  return (
    <ScenePicture picture={bench}>
      <SecondPicture picture={risen} isWanted={isCalm} isShown={isUp} className={css.risen} />
    </ScenePicture>
  );
}
