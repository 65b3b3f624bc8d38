"use no memo"; // It stands beside the first view: compiled it would only be heavier.

import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Decoration } from "#app/kits/page/decoration.tsx";
import type { Messages } from "../copy/messages.ts";
import type { PlayPage } from "../data.server.ts";
import { QrCode } from "./qr-code.tsx";
import css from "./qr-panel.module.css";

/** Beside the column on a wide window: the way onto the phone, and to the poster for a shop. */
export function QrPanel({ page }: { page: PlayPage }) {
  const t = useMessages<Messages>();
  return (
    <Decoration kind="mascaraMenu" side="right" label={t("poster.phone")}>
      <div className={`${css.place} stack-3`}>
        <p className="text-lead text-strong">{t("poster.phone")}</p>
        <QrCode className={css.code} qr={page.qr} label={t("poster.code")} />
        <p className="text-fine">{t("poster.phoneNote")}</p>
        <ButtonLink look="line" compact to="?poster=1">
          {t("poster.open")}
        </ButtonLink>
      </div>
    </Decoration>
  );
}
