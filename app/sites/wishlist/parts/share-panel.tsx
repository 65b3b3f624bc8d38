import { useCallback, useState } from "react";
import { Link } from "react-router";
import { getPageOrigin } from "#app/kits/share/page-origin.ts";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import type { Share, ShareChannel } from "#app/kits/share/share-text.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import type { WriteIntent } from "#app/kits/visitor/pending-writes.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { MyWishes } from "#contracts/wishes.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./tools.module.css";

const path = "/api/wishlist/share";

/** A list to read for others: closed until it is opened, and closed again at any time. */
export function SharePanel({ share, onChanged }: { share: MyWishes["share"]; onChanged: () => Promise<void> }) {
  const t = useMessages<Messages>();
  const showToast = useToast();
  const { write } = useVisitor();
  const [isBusy, setIsBusy] = useState(false);

  async function send(intent: WriteIntent, done?: string): Promise<void> {
    setIsBusy(true);
    try {
      await write(intent);
      await onChanged();
      if (done) showToast({ text: done });
    } catch {
      showToast({ text: t("share.failed") });
    } finally {
      setIsBusy(false);
    }
  }
  const open = (hasNotes: boolean) => send({ name: "wish-share", path, method: "POST", body: { hasNotes } });
  const close = () => send({ name: "wish-share", path, method: "DELETE" }, t("share.closed"));

  return (
    <section className={`${css.tools} stack-2`}>
      <h2 className="text-lead">{t("share.title")}</h2>
      <p className={`${css.hint} text-note`}>{t("share.hint")}</p>
      {share ? (
        <>
          <p className="text-strong">{t("share.openNow")}</p>
          <label className="tick-row">
            <input
              type="checkbox"
              checked={share.hasNotes}
              onChange={(event) => void open(event.currentTarget.checked)}
            />
            <span>{t("share.notes")}</span>
          </label>
          <ShareOptions id={share.id} />
          <Link className="target-inline text-link" to={`/wishlist?s=${share.id}`} reloadDocument>
            {t("share.preview")}
          </Link>
          <Button compact look="line" pending={isBusy} onClick={() => void close()}>
            {t("share.close")}
          </Button>
        </>
      ) : (
        <Button look="line" wide pending={isBusy} onClick={() => void open(false)}>
          {t("share.open")}
        </Button>
      )}
    </section>
  );
}

function ShareOptions({ id }: { id: string }) {
  const t = useMessages<Messages>();
  const text = t("share.text");
  const share = useCallback(
    (channel: ShareChannel): Share => ({
      text,
      url: `${getPageOrigin()}/wishlist?s=${id}&cid=kz_wish_${channel}`,
      hashtags: ["KATEZONE"],
    }),
    [id, text],
  );
  return <DeferredShareButtons share={share} onShare={(way) => way !== "save" && track(`wish_share_${way}`)} />;
}
