import { Link } from "react-router";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./unsaved-line.module.css";

/** Where the questions tell how a room is kept. */
const wayOut = "/faq#room-cookie";

/** Says, over the bar of the floors, that this browser keeps nothing, and leads to what one can do about it. */
export function UnsavedLine() {
  const t = useWords<Words>("shell");
  const { state } = useVisitor();
  const isUnsaved = state === "unsaved";
  return (
    <div className={css.place} role="status">
      {isUnsaved && (
        <p className={css.line}>
          <span title={t("unsaved.reason")}>{t("unsaved.message")}</span>
          <Link to={wayOut}>{t("unsaved.action")}</Link>
        </p>
      )}
    </div>
  );
}
