import type { RefObject } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Source, useStage } from "./use-stage.ts";
import { WhitePaperPanel } from "./white-paper-panel.tsx";
import css from "./tester.module.css";

interface MirrorControlsProps {
  stage: ReturnType<typeof useStage>;
  source: Source;
  video: RefObject<HTMLVideoElement | null>;
}

/** What one may do with one's own face: stop the mirror and go on with it, set its light, take the next face of a photo. */
export function MirrorControls({ stage, source, video }: MirrorControlsProps) {
  const t = useWords<Words>();
  return (
    <div className={css.mirror}>
      {source.kind === "camera" && (
        <>
          <Button look="bone" compact onClick={() => void stage.freeze()}>
            {t("mirror.freeze")}
          </Button>
          <WhitePaperPanel video={video} onLamp={stage.setLamp} />
        </>
      )}
      {source.kind === "frozen" && (
        <Button look="line" compact onClick={() => void stage.showMirror()}>
          {t("mirror.again")}
        </Button>
      )}
      {source.kind === "photo" && source.count > 1 && (
        <Button look="line" compact onClick={() => void stage.showPhoto((source.place + 1) % source.count)}>
          {t("faces.next")}
        </Button>
      )}
    </div>
  );
}
