import { useCallback, useEffect, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { type Colours, coloursSchema } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./editor.module.css";
import { EditorView } from "./editor-view.tsx";

/**
 * The editor behind the broken stick; it opens when the colours are there.
 * @param isNear before, the colours are fetched but nothing is drawn: its faces of type are no part of the first view
 */
export function Editor({ isNear }: { isNear: boolean }) {
  const t = useMessages<Messages>();
  const [colours, setColours] = useState<Colours | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback((signal?: AbortSignal) => {
    setHasFailed(false);
    apiFetch("/api/ucp/colours", { schema: coloursSchema, signal }).then(setColours, () => {
      if (signal?.aborted !== true) setHasFailed(true);
    });
  }, []);
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal);
    window.addEventListener("online", () => load(controller.signal), { signal: controller.signal });
    return () => controller.abort();
  }, [load]);

  if (!isNear) return null;
  if (colours) return <EditorView colours={colours} />;
  return (
    <div className={css.wait}>
      {hasFailed ? (
        <Notice
          announce="now"
          message={t("bench.failed")}
          action={
            <Button look="line" compact onClick={() => load()}>
              {t("bench.again")}
            </Button>
          }
        />
      ) : (
        <p role="status">{t("bench.reading")}</p>
      )}
    </div>
  );
}
