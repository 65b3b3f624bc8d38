import { Link } from "react-router";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./unsaved-line.module.css";

/** Where the FAQ explains how visitor data is saved. */
const helpPath = "/faq#room-cookie";

/** Says, over the zone bar, that this browser saves nothing, and leads to what one can do about it. */
export function UnsavedLine() {
  const t = useMessages<Messages>("shell");
  const { state } = useVisitor();
  const isUnsaved = state === "unsaved";
  return (
    <div className={css.place} role="status">
      {isUnsaved && (
        <p className={css.line}>
          <span title={t("unsaved.reason")}>{t("unsaved.message")}</span>
          <Link to={helpPath}>{t("unsaved.action")}</Link>
        </p>
      )}
    </div>
  );
}
