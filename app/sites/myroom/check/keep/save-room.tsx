import { useEffect, useState } from "react";
import * as v from "valibot";
import { inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { savePicture } from "#app/kits/share/save-picture.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ApiError, type ApiErrorCode } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { formatDay } from "#app/kits/words/dates.ts";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import css from "./keep.module.css";

const wholeSchema = v.record(v.string(), v.array(v.unknown()));

/** 書き出す: everything as a document, and the things as one picture. */
export function SaveRoom() {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const [busy, setBusy] = useState<"json" | "sheet" | null>(null);
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useState<ApiErrorCode | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown]);

  async function save(kind: "json" | "sheet", make: () => Promise<Blob | null>, name: string): Promise<void> {
    setBusy(kind);
    setSaid("");
    setTrouble(null);
    try {
      const file = await make();
      if (!file) return setSaid(t("check.save.none"));
      // Inner browsers of apps save nothing: there a picture is pressed and held.
      if (kind === "sheet" && inAppBrowser(navigator.userAgent)) {
        setShown(URL.createObjectURL(file));
        return setSaid(t("check.save.press"));
      }
      savePicture(file, name);
      setSaid(t("check.save.done"));
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "E-NET";
      if (code === "E-GONE") setSaid(t("check.save.none"));
      else setTrouble(code);
    } finally {
      setBusy(null);
    }
  }

  async function makeJson(): Promise<Blob> {
    const whole = await apiFetch("/api/visitor/export", { schema: wholeSchema });
    return new Blob([JSON.stringify(whole, null, 2)], { type: "application/json" });
  }

  async function makeSheet(): Promise<Blob | null> {
    const { drawSheet, readThings } = await import("./contact-sheet.ts");
    const things = await readThings();
    if (things.length === 0) return null;
    return drawSheet(things, {
      title: t("check.save.sheetTitle"),
      day: t("check.save.sheetDay", { day: formatDay(Date.now(), "ja", true) }),
      foot: t("check.save.sheetFoot"),
    });
  }

  return (
    <>
      <p>{t("check.save.lead")}</p>
      <div className={css.acts}>
        <Button
          look="line"
          compact
          pending={busy === "json"}
          onClick={() => void save("json", makeJson, "kate-zone-room.json")}
        >
          {t("check.save.json")}
        </Button>
        <Button
          look="line"
          compact
          pending={busy === "sheet"}
          onClick={() => void save("sheet", makeSheet, "kate-zone-room.png")}
        >
          {t("check.save.sheet")}
        </Button>
      </div>
      <p role="status" className={css.small}>
        {said}
      </p>
      {shown && <img src={shown} alt={t("check.save.alt")} className={css.sheet} />}
      {trouble && (
        <p role="alert" className={css.error}>
          {errorWords(trouble).message}
        </p>
      )}
    </>
  );
}
