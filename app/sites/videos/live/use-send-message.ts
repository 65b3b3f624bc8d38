import { useEffect, useRef, useState } from "react";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";

/** Says a stamp or a phrase. One at a time; the next may follow after a breath. */
export function useSendMessage(broadcastId: string) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const [statusMessage, setStatusMessage] = useState("");
  const isSending = useRef(false);

  // What the missing network was told of is over when it is back.
  useEffect(() => {
    const onOnline = (): void => setStatusMessage("");
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, []);

  async function send(kind: "stamp" | "phrase", messageId: string): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setStatusMessage("");
    try {
      // Not kept for later like other writes: tomorrow nobody wants to have said it.
      await apiFetch("/api/videos/live/messages", {
        method: "POST",
        body: { airing: broadcastId, kind, said: messageId },
      });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "E-SERVER";
      setStatusMessage(
        code === "E-LIMIT" ? t("chat.breath") : code === "E-CLOSED" ? t("chat.over") : errorMessages(code).message,
      );
    }
    isSending.current = false;
  }

  return { sendMessage: send, message: statusMessage };
}
