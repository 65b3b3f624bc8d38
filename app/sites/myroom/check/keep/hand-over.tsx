import { useState } from "react";
import { OutsideGuide } from "#app/kits/handover/outside-guide.tsx";
import { type RoomLink, takeRoom } from "#app/kits/handover/take-room.ts";
import { useMinutesLeft } from "#app/kits/handover/use-minutes-left.ts";
import { CopyLink } from "#app/kits/share/copy-link.tsx";
import { inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { useBrowserFact } from "#app/kits/share/use-browser-fact.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import css from "./keep.module.css";

/** この部屋を持って外へ: a link that carries the room once, to be read by a camera or copied. */
export function HandOver() {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const app = useBrowserFact(() => inAppBrowser(navigator.userAgent) ?? "", "");
  const [room, setRoom] = useState<RoomLink | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const left = useMinutesLeft(room?.untilMs ?? null);

  async function make(): Promise<void> {
    setIsMaking(true);
    setTrouble(null);
    try {
      setRoom(await takeRoom());
    } catch (error) {
      setTrouble(error instanceof ApiError ? error : new ApiError("E-NET"));
    } finally {
      setIsMaking(false);
    }
  }

  const isOpen = room !== null && left !== 0;
  return (
    <>
      <p>{t("check.hand.lead")}</p>
      {app !== "" && (
        <OutsideGuide app={app} why={t("check.hand.outside")} renderCopy={(url) => <CopyLink url={url} />} />
      )}
      {isOpen && (
        <>
          <div className={css.qr}>
            <svg viewBox={`0 0 ${room.qr.size} ${room.qr.size}`} role="img" aria-label={t("check.hand.qr")}>
              <path d={room.qr.path} />
            </svg>
          </div>
          <p>{t("check.hand.scan")}</p>
          <CopyLink url={room.url} />
        </>
      )}
      <p role="status">
        {isOpen ? t("check.hand.left", { minutes: left ?? 0 }) : room !== null && t("check.hand.over")}
      </p>
      {!isOpen && (
        <Button look="bone" compact wide pending={isMaking} onClick={() => void make()}>
          {t(room === null ? "check.hand.make" : "check.hand.remake")}
        </Button>
      )}
      {trouble && (
        <p role="alert" className={css.error}>
          {errorWords(trouble.code, trouble).message}
        </p>
      )}
      <p className={css.small}>{t("check.hand.both")}</p>
    </>
  );
}
