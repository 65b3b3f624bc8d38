import { useMemo, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { CopyLink } from "./copy-link.tsx";
import { inAppBrowser } from "../basics/in-app-browser.ts";
import { lineShareUrl } from "./line.ts";
import { PressToSave } from "./press-to-save.tsx";
import { savePicture } from "./save-picture.ts";
import css from "./share-buttons.module.css";
import type { Share, ShareChannel } from "./share-text.ts";
import type { ShareMessages } from "./share-messages.ts";
import { useBrowserFact } from "./use-browser-fact.ts";
import { type CreatePicture, useSharePicture } from "./use-share-picture.ts";
import { canSharePicture, canWebShare, webShare } from "./web-share.ts";
import { xIntentUrl } from "./x-intent.ts";

export interface ShareButtonsProps {
  /** The share for a channel: `(channel) => composeShare(prophecyShare, "ja", { … }, channel)`. */
  share: (channel: ShareChannel) => Share;
  /** The picture that goes with it; must stay the same function while the picture is the same. */
  picture?: CreatePicture;
  /** A picture that shows a monster of its own, or on which nobody else belongs: the companion does not step onto it. */
  isWithoutCompanion?: boolean;
  /** With its ending: `kate-zone-yogen.png`. */
  pictureName?: string;
  /** Told after each way out that was taken, for counting. */
  onShare?: (way: ShareChannel | "save") => void;
}

/**
 * All ways to share, in the brand's own order: with the picture, X, LINE, copied link, saved picture. Ways that
 * this browser does not have are not shown; without clipboard writing the link stands in a field to select.
 * What there is, only the browser knows: until the page has come alive the place is kept free.
 */
export function ShareButtons(props: ShareButtonsProps) {
  const userAgent = useBrowserFact(() => navigator.userAgent, "");
  return userAgent ? <ShareOptions {...props} userAgent={userAgent} /> : <div className={css.place} />;
}

function ShareOptions({
  share,
  picture,
  isWithoutCompanion = false,
  pictureName = "kate-zone.png",
  onShare,
  userAgent,
}: ShareButtonsProps & { userAgent: string }) {
  const t = useMessages<ShareMessages>("shell");
  const [notice, setNotice] = useState("");
  const ready = useSharePicture(useCompanionPicture(picture, isWithoutCompanion), pictureName);
  const file = ready.state === "ready" ? ready.file : null;
  const isPreparing = ready.state === "preparing";

  return (
    <div className="stack-2">
      {canWebShare() && (
        <ShareSheetButton share={share} file={file} isPreparing={isPreparing} onShare={onShare} onNotice={setNotice} />
      )}
      <ExternalLink href={xIntentUrl(share("x"), userAgent)} onTaken={() => onShare?.("x")}>
        {t("share.x")}
      </ExternalLink>
      <ExternalLink href={lineShareUrl(share("ln"), userAgent)} onTaken={() => onShare?.("ln")}>
        {t("share.line")}
      </ExternalLink>
      <CopyLink url={share("cp").url} onCopied={() => onShare?.("cp")} />
      {(file || isPreparing) && (
        <SaveButton file={file} userAgent={userAgent} onSaved={() => onShare?.("save")} onNotice={setNotice} />
      )}
      <p role="status" className={css.notice}>
        {isPreparing ? t("share.preparing") : notice}
      </p>
      <p className={`${css.free} text-quiet`}>{t("share.free")}</p>
    </div>
  );
}

/** The same picture with the visitor's companion on it, where one goes along. */
function useCompanionPicture(
  createPicture: CreatePicture | undefined,
  isWithoutCompanion: boolean,
): CreatePicture | undefined {
  const { summary } = useVisitor();
  const companion = summary?.companion ?? null;
  return useMemo(() => {
    if (!createPicture || isWithoutCompanion || companion === null) return createPicture;
    return async (signal) => {
      const [plain, { drawCompanion: withCompanion }] = await Promise.all([
        createPicture(signal),
        import("./with-companion.ts"),
      ]);
      return withCompanion(plain, companion, signal);
    };
  }, [createPicture, isWithoutCompanion, companion]);
}

interface SheetButtonProps extends Pick<ShareButtonsProps, "share" | "onShare"> {
  file: File | null;
  isPreparing: boolean;
  onNotice: (text: string) => void;
}

function ShareSheetButton({ share, file, isPreparing, onShare, onNotice }: SheetButtonProps) {
  const t = useMessages<ShareMessages>("shell");
  const withPicture = isPreparing || (file !== null && canSharePicture(file));

  async function open() {
    const outcome = await webShare(share("ws"), file);
    onNotice(outcome === "refused" ? t("share.failed") : "");
    if (outcome === "shared") onShare?.("ws");
  }

  return (
    <Button look="line" wide pending={isPreparing} onClick={open}>
      {withPicture ? t("share.withPicture") : t("share.title")}
    </Button>
  );
}

function ExternalLink({ href, onTaken, children }: { href: string; onTaken: () => void; children: string }) {
  // A native address opens its app from this very page; a new tab would stay behind, empty.
  const linkTarget = href.startsWith("https:") ? { target: "_blank", rel: "noopener" } : {};
  return (
    <a className={buttonClass({ look: "line", wide: true })} href={href} onClick={onTaken} {...linkTarget}>
      <span>{children}</span>
    </a>
  );
}

interface SaveButtonProps {
  /** Null while it is being prepared. */
  file: File | null;
  userAgent: string;
  onSaved: () => void;
  onNotice: (text: string) => void;
}

function SaveButton({ file, userAgent, onSaved, onNotice }: SaveButtonProps) {
  const t = useMessages<ShareMessages>("shell");
  const [isPictureShown, setIsPictureShown] = useState(false);

  function save() {
    if (!file) return;
    if (inAppBrowser(userAgent)) return setIsPictureShown(true);
    savePicture(file, file.name);
    onNotice(t("share.saved"));
    onSaved();
  }

  return isPictureShown && file ? (
    <PressToSave picture={file} />
  ) : (
    <Button look="line" wide pending={!file} onClick={save}>
      {t("share.savePicture")}
    </Button>
  );
}
