import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { ScanReading } from "../../flow/scan-reading.ts";
import css from "./proof.module.css";

/** What the network layer counted while a face was read, and that there was no network at all where there was none. */
export function Proof({ reading: { mode, sentBytes, wasOffline } }: { reading: ScanReading }) {
  const t = useMessages<Messages>();
  if (mode !== "camera" && mode !== "photo") return null;
  return (
    <ul className={`${css.proof} row-2`}>
      <li className="text-fine text-strong">{t("result.proof.sent", { bytes: sentBytes })}</li>
      {wasOffline && <li className="text-fine text-strong">{t("result.proof.offline")}</li>}
    </ul>
  );
}
