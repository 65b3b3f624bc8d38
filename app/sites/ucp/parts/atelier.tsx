import { useCallback, useEffect, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { type Colours, coloursSchema } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import css from "./atelier.module.css";
import { Workroom } from "./workroom.tsx";

/**
 * The room behind the broken stick; it opens when the colours are there.
 * @param isNear before, the colours are fetched but nothing is drawn: its faces of type are no part of the first view
 */
export function Atelier({ isNear }: { isNear: boolean }) {
  const t = useWords<Words>();
  const [colours, setColours] = useState<Colours | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const read = useCallback((signal?: AbortSignal) => {
    setHasFailed(false);
    apiFetch("/api/ucp/colours", { schema: coloursSchema, signal }).then(setColours, () => {
      if (signal?.aborted !== true) setHasFailed(true);
    });
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    read(leaving.signal);
    window.addEventListener("online", () => read(leaving.signal), { signal: leaving.signal });
    return () => leaving.abort();
  }, [read]);

  if (!isNear) return null;
  if (colours) return <Workroom colours={colours} />;
  return (
    <div className={css.wait}>
      {hasFailed ? (
        <Notice
          announce="now"
          message={t("bench.failed")}
          action={
            <Button look="line" compact onClick={() => read()}>
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
