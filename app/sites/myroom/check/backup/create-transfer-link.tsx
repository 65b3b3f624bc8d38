import { useState } from "react";
import { ExternalBrowserGuide } from "#app/kits/in-app/external-browser-guide.tsx";
import { type TransferLink, createTransferLink } from "#app/kits/in-app/transfer-link.ts";
import { useMinutesLeft } from "#app/kits/in-app/use-minutes-left.ts";
import { CopyLink } from "#app/kits/share/copy-link.tsx";
import { inAppBrowser } from "#app/kits/basics/in-app-browser.ts";
import { useBrowserFact } from "#app/kits/share/use-browser-fact.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import css from "./backup-section.module.css";

/** 別のブラウザで開くリンクをつくる: a link that carries the visitor data once, to be read by a camera or copied. */
export function CreateTransferLink() {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const app = useBrowserFact(() => inAppBrowser(navigator.userAgent) ?? "", "");
  const [transferLink, setTransferLink] = useState<TransferLink | null>(null);
  const [isCreating, setIsCreating] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const remaining = useMinutesLeft(transferLink?.untilMs ?? null);

  async function createLink(): Promise<void> {
    setIsCreating(true);
    setFailure(null);
    try {
      setTransferLink(await createTransferLink());
    } catch (error) {
      setFailure(error instanceof ApiError ? error : new ApiError("E-NET"));
    } finally {
      setIsCreating(false);
    }
  }

  const isOpen = transferLink !== null && remaining !== 0;
  return (
    <>
      <p>{t("check.transfer.lead")}</p>
      {app !== "" && (
        <ExternalBrowserGuide
          app={app}
          reason={t("check.transfer.externalBrowser")}
          renderCopy={(url) => <CopyLink url={url} />}
        />
      )}
      {isOpen && (
        <>
          <div className={css.qr}>
            <svg
              viewBox={`0 0 ${transferLink.qr.size} ${transferLink.qr.size}`}
              role="img"
              aria-label={t("check.transfer.qr")}
            >
              <path d={transferLink.qr.path} />
            </svg>
          </div>
          <p>{t("check.transfer.scan")}</p>
          <CopyLink url={transferLink.url} />
        </>
      )}
      <p role="status">
        {isOpen
          ? t("check.transfer.left", { minutes: remaining ?? 0 })
          : transferLink !== null && t("check.transfer.over")}
      </p>
      {!isOpen && (
        <Button look="bone" compact wide pending={isCreating} onClick={() => void createLink()}>
          {t(transferLink === null ? "check.transfer.make" : "check.transfer.remake")}
        </Button>
      )}
      {failure && (
        <p role="alert" className="text-leading-16 text-strong text-warning">
          {errorMessages(failure.code, failure).message}
        </p>
      )}
      <p className={`${css.small} text-note`}>{t("check.transfer.both")}</p>
    </>
  );
}
