import { useEffect, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { Picture, type PictureData } from "#app/kits/ui/picture/picture.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import stage from "../player/player-frame.module.css";
import css from "./external-player.module.css";

/** After this the host does not come any more. */
const waitMs = 8_000;

interface ExternalPlayerProps {
  /** The address of the player, and of the page where the same can be seen at the host. */
  player: string;
  page: string;
  poster: PictureData | null;
}

/** In the place of an outside player: who would be told what, and a button. Before the tap nothing goes there. */
export function ExternalPlayer({ player, page, poster }: ExternalPlayerProps) {
  const t = useMessages<Messages>();
  const [state, setState] = useState<"closed" | "coming" | "here" | "blocked">("closed");
  const { host } = new URL(player);
  useEffect(() => {
    if (state !== "coming") return;
    const clock = setTimeout(() => setState("blocked"), waitMs);
    return () => clearTimeout(clock);
  }, [state]);

  return (
    <div className="on-soot" data-facade={state}>
      <div className={stage.stage} data-upright="false">
        {poster && <Picture picture={poster} fit="cover" alt="" />}
        {(state === "coming" || state === "here") && (
          <iframe
            className={`${css.player} overlay-full`}
            src={player}
            title={t("facade.player")}
            allow="fullscreen; picture-in-picture"
            onLoad={() => setState("here")}
          />
        )}
      </div>
      <div className="pad-side-4 stack-3" role="status">
        {state === "blocked" ? <p>{t("facade.blocked")}</p> : <p>{t("facade.explanation", { host })}</p>}
        {state === "closed" && (
          <Button look="line" wide onClick={() => setState("coming")}>
            {t("facade.open")}
          </Button>
        )}
        <a className={buttonClass({ look: "quiet", compact: true })} href={page} target="_blank" rel="noreferrer">
          <span>{t("facade.page", { host })}</span>
        </a>
      </div>
    </div>
  );
}
