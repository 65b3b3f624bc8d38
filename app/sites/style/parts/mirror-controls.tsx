import { Button } from "#app/kits/ui/button/button.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Halves } from "../stage/use-halves.ts";
import css from "./room.module.css";

/** What one may do with one's own face: stop the mirror and go on with it, or take the next face of a photo. */
export function MirrorControls({ halves }: { halves: Halves }) {
  const t = useWords<Words>();
  const { source } = halves;
  return (
    <div className={css.mirror}>
      {source.kind === "camera" && (
        <Button look="bone" compact onClick={() => void halves.freeze()}>
          {t("stage.freeze")}
        </Button>
      )}
      {source.kind === "frozen" && (
        <Button look="line" compact onClick={() => void halves.showMirror()}>
          {t("stage.again")}
        </Button>
      )}
      {source.kind === "photo" && source.count > 1 && (
        <Button look="line" compact onClick={() => void halves.showPhoto((source.place + 1) % source.count)}>
          {t("stage.next")}
        </Button>
      )}
      <Button look="quiet" compact onClick={halves.showServed}>
        {t("faces.model")}
      </Button>
    </div>
  );
}
