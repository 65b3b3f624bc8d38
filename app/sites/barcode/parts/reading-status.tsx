import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { ReaderState } from "./use-code-reader.ts";

/** What is heard of a photograph that is read. */
export function ReadingStatus({ step }: { step: ReaderState["step"] }) {
  const t = useMessages<Messages>();
  return (
    <p className="hides-empty text-strong" role="status">
      {step === "photo" && t("photo.reading")}
      {step === "missed" && t("photo.missed")}
      {step === "broken" && t("photo.broken")}
      {step === "unable" && t("photo.unable")}
    </p>
  );
}
