import { useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { canCopy } from "./clipboard.ts";
import { useCopiedTip } from "./copied-tip.tsx";
import css from "./share-buttons.module.css";
import type { ShareMessages } from "./share-messages.ts";
import { useBrowserFact } from "./use-browser-fact.ts";

/** The link to copy: a button with its tip, or a field to select where the clipboard cannot be written. */
export function CopyLink({ url, onCopied }: { url: string; onCopied?: () => void }) {
  const t = useMessages<ShareMessages>("shell");
  const [isRefused, setIsRefused] = useState(false);
  const hasClipboard = useBrowserFact(canCopy, false) && !isRefused;
  const { copy, tip } = useCopiedTip();

  async function press() {
    if (await copy(url)) onCopied?.();
    else setIsRefused(true);
  }

  if (!hasClipboard) {
    return (
      <label className={`${css.field} stack-1 text-fine`}>
        <span>{t("share.linkField")}</span>
        <input className="input-box" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </label>
    );
  }
  return (
    <div className={`${css.copy} anchor`}>
      <Button look="line" wide onClick={press}>
        {t("share.copyLink")}
      </Button>
      {tip}
    </div>
  );
}
