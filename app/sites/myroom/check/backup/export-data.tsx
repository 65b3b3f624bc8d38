import { useEffect, useState } from "react";
import * as v from "valibot";
import { inAppBrowser } from "#app/kits/basics/in-app-browser.ts";
import { savePicture } from "#app/kits/share/save-picture.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ApiError, type ApiErrorCode } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import css from "./backup-section.module.css";

const exportedDataSchema = v.record(v.string(), v.array(v.unknown()));

/** データをダウンロード: everything as a document, and the things as one picture. */
export function ExportData() {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const { busy, statusMessage, failure, shown, save } = useSaveFile();

  const createSheet = (): Promise<Blob | null> =>
    drawContactSheet({
      title: t("check.save.sheetTitle"),
      day: t("check.save.sheetDay", { day: formatDay(Date.now(), "ja", true) }),
      foot: t("check.save.sheetFoot"),
    });

  return (
    <>
      <p>{t("check.save.lead")}</p>
      <div className={`${css.acts} stack-2`}>
        <Button
          look="line"
          compact
          pending={busy === "json"}
          onClick={() => void save("json", createJson, "kate-zone-room.json")}
        >
          {t("check.save.json")}
        </Button>
        <Button
          look="line"
          compact
          pending={busy === "sheet"}
          onClick={() => void save("sheet", createSheet, "kate-zone-room.png")}
        >
          {t("check.save.sheet")}
        </Button>
      </div>
      <p role="status" className={`${css.small} text-note`}>
        {statusMessage}
      </p>
      {shown && <img src={shown} alt={t("check.save.alt")} className={`${css.sheet} wide`} />}
      {failure && (
        <p role="alert" className="text-leading-16 text-strong text-warning">
          {errorMessages(failure).message}
        </p>
      )}
    </>
  );
}

/** Saves one file at a time; where files cannot be saved, `shown` is the picture to press and hold. */
function useSaveFile() {
  const t = useMessages<Messages>();
  const [busy, setBusy] = useState<"json" | "sheet" | null>(null);
  const [statusMessage, setStatusMessage] = useState("");
  const [failure, setFailure] = useState<ApiErrorCode | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown]);

  async function save(kind: "json" | "sheet", createFile: () => Promise<Blob | null>, name: string): Promise<void> {
    setBusy(kind);
    setStatusMessage("");
    setFailure(null);
    try {
      const file = await createFile();
      if (!file) return setStatusMessage(t("check.save.none"));
      // Inner browsers of apps save nothing: there a picture is pressed and held.
      if (kind === "sheet" && inAppBrowser(navigator.userAgent)) {
        setShown(URL.createObjectURL(file));
        return setStatusMessage(t("check.save.press"));
      }
      savePicture(file, name);
      setStatusMessage(t("check.save.done"));
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "E-NET";
      if (code === "E-GONE") setStatusMessage(t("check.save.none"));
      else setFailure(code);
    } finally {
      setBusy(null);
    }
  }

  return { busy, statusMessage, failure, shown, save };
}

async function createJson(): Promise<Blob> {
  const exportedData = await apiFetch("/api/visitor/export", { schema: exportedDataSchema });
  return new Blob([JSON.stringify(exportedData, null, 2)], { type: "application/json" });
}

/** All things on one picture; null when there are none. */
async function drawContactSheet(words: { title: string; day: string; foot: string }): Promise<Blob | null> {
  const { drawSheet, fetchAllItems } = await import("./contact-sheet.ts");
  const items = await fetchAllItems();
  return items.length === 0 ? null : drawSheet(items, words);
}
