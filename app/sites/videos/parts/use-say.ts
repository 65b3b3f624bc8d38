import { useEffect, useRef, useState } from "react";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";

/** Says a stamp or a phrase. One at a time; the next may follow after a breath. */
export function useSay(airingId: string) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const [told, setTold] = useState("");
  const isSaying = useRef(false);

  // What the missing network was told of is over when it is back.
  useEffect(() => {
    const onNetwork = (): void => setTold("");
    window.addEventListener("online", onNetwork);
    return () => window.removeEventListener("online", onNetwork);
  }, []);

  async function say(kind: "stamp" | "phrase", said: string): Promise<void> {
    if (isSaying.current) return;
    isSaying.current = true;
    setTold("");
    try {
      // Not kept for later like other writes: tomorrow nobody wants to have said it.
      await apiFetch("/api/videos/live/messages", { method: "POST", body: { airing: airingId, kind, said } });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "E-SERVER";
      setTold(code === "E-LIMIT" ? t("chat.breath") : code === "E-CLOSED" ? t("chat.over") : errorWords(code).message);
    }
    isSaying.current = false;
  }

  return { say, told };
}
