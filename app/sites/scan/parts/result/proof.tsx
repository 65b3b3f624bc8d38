import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import type { OwnReading } from "../../flow/own-reading.ts";
import css from "./proof.module.css";

/** What the network layer counted while a face was read, and that there was no network at all where there was none. */
export function Proof({ reading: { mode, sentBytes, wasOffline } }: { reading: OwnReading }) {
  const t = useWords<Words>();
  if (mode !== "camera" && mode !== "photo") return null;
  return (
    <ul className={css.proof}>
      <li>{t("result.proof.sent", { bytes: sentBytes })}</li>
      {wasOffline && <li>{t("result.proof.offline")}</li>}
    </ul>
  );
}
