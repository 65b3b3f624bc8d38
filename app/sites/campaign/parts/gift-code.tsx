import { useState } from "react";
import { canCopy } from "#app/kits/share/clipboard.ts";
import { useCopiedTip } from "#app/kits/share/copied-tip.tsx";
import { useBrowserFact } from "#app/kits/share/use-browser-fact.ts";
import role from "#app/kits/ui/type/type.module.css";
import "#app/kits/ui/roles/paper.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./claim.module.css";

/** A gift code, covered until it is asked for: who looks over the shoulder could use it first. */
export function GiftCode({ code }: { code: string }) {
  const t = useMessages<Messages>();
  const [isShown, setIsShown] = useState(false);
  const hasClipboard = useBrowserFact(canCopy, false);
  const { copy, tip } = useCopiedTip();
  return (
    <div className={`${css.ticket} justify-centre on-paper stack-2 text-centred`}>
      <p className={role.micro}>{t("claim.giftTitle")}</p>
      <p className={`${css.gift} text-code text-strong`} data-gift={isShown ? code : undefined} aria-live="polite">
        {isShown ? code : "・・・・・・・・"}
      </p>
      <div className={`${css.giftOptions} row-2`}>
        <button type="button" className={`${css.onPaper} text-strong`} onClick={() => setIsShown(!isShown)}>
          {t(isShown ? "claim.hideGift" : "claim.showGift")}
        </button>
        {isShown && hasClipboard && (
          <button type="button" className={`${css.onPaper} text-strong`} onClick={() => void copy(code)}>
            {t("claim.giftCopy")}
          </button>
        )}
      </div>
      {tip}
      <p>{t("claim.giftNote")}</p>
    </div>
  );
}
