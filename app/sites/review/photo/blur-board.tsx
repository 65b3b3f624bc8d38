// The photo takes the keys itself (role="application"); the linter knows no such widget.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */

import { useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./blur-board.module.css";
import { useBrush } from "./use-brush.ts";
import type { EditedPhoto, Photos } from "./use-photos.ts";

interface BlurBoardProps {
  photo: EditedPhoto;
  number: number;
  photos: Photos;
}

/** A photo with what is blurred of it: found faces at once, more under the finger or the keys; each can be taken back. */
export function BlurBoard({ photo, number, photos }: BlurBoardProps) {
  const t = useMessages<Messages>();
  const [statusMessage, setStatusMessage] = useState("");
  const { base, marks, found, key } = photo;
  const { canvas, showRing, hideRing, ...input } = useBrush(photo, (points, radiusPx) => {
    photos.mark(key, { kind: "hand", radiusPx, points });
    setStatusMessage(t("photos.blurred", { count: marks.length + 1 }));
  });

  function undo(): void {
    photos.undo(key);
    setStatusMessage(t("photos.undone", { count: marks.length - 1 }));
  }

  return (
    <div className="shrinks stack-2" data-photo={number} data-marks={marks.length} data-found={found}>
      <div
        className={css.place}
        role="application"
        tabIndex={0}
        aria-label={`${t("photos.number", { number })}。${t("photos.canvas", { keys: t("photos.brushKeys") })}`}
        {...input}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && showRing()}
        onBlur={hideRing}
      >
        <canvas ref={canvas} className={`${css.canvas} on-grey`} width={base.width} height={base.height} />
      </div>
      <p className="text-medium">
        {typeof found === "number"
          ? t("photos.found", { count: found })
          : t(found === "none" ? "photos.none" : "photos.noEngine")}
      </p>
      <p className="text-aside">{t("photos.brush")}</p>
      <PhotoTools photo={photo} photos={photos} onUndo={undo} />
      <p className="visually-hidden" role="status">
        {statusMessage}
      </p>
    </div>
  );
}

interface PhotoToolsProps {
  photo: EditedPhoto;
  photos: Photos;
  onUndo: () => void;
}

/** What takes a blur back, keeps the lips of what is blurred, and puts the photo away. */
function PhotoTools({ photo: { marks, keepsLips, found, key }, photos, onUndo }: PhotoToolsProps) {
  const t = useMessages<Messages>();
  return (
    <div className={css.tools}>
      <Button look="line" compact disabled={marks.length === 0} onClick={onUndo}>
        {t("photos.undo")}
      </Button>
      {typeof found === "number" && (
        <label className={`${css.lips} target-inline`}>
          <input type="checkbox" checked={keepsLips} onChange={({ target }) => photos.keepLips(key, target.checked)} />
          {t("photos.lips")}
        </label>
      )}
      <Button look="quiet" compact onClick={() => photos.remove(key)}>
        {t("photos.remove")}
      </Button>
    </div>
  );
}
