import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MirrorHandle } from "../mirror/use-mirror.ts";
import css from "./two-faces-view.module.css";

/** What one may do with one's own face: stop the mirror and go on with it, or take the next face of a photo. */
export function MirrorControls({ halves }: { halves: MirrorHandle }) {
  const t = useMessages<Messages>();
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
