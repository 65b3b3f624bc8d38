import { useEffect, useState } from "react";
import role from "#app/kits/ui/type/type.module.css";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Sharing } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import css from "./after.module.css";

/** How many others chose the same, blind. Only counts, and of how many. */
export function Others({ code }: { code: string }) {
  const t = useWords<Words>();
  const { state } = useVisitor();
  const [sharing, setSharing] = useState<Sharing | null>(null);
  const isAlive = state !== "loading";

  useEffect(() => {
    if (!isAlive) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async (): Promise<void> => {
      const { sharingSchema } = await import("../contract.ts");
      setSharing(await apiFetch(`/api/yoku/sharing?p=${code}`, { schema: sharingSchema, signal }));
    };
    // Without a network there is nobody to be counted.
    read().catch((error: unknown) => signal.aborted || console.warn(error));
    return () => leaving.abort();
  }, [code, isAlive]);

  return (
    <section className={css.others} aria-labelledby="yoku-others" data-of={sharing?.of}>
      <h2 id="yoku-others" className={role.display}>
        {t("others.title")}
      </h2>
      {sharing && (
        <>
          {sharing.four + sharing.three === 0 ? (
            <p>{t(sharing.of === 0 ? "others.first" : "others.nobody")}</p>
          ) : (
            <dl>
              <div>
                <dt>{t("others.four")}</dt>
                <dd className={role.latin}>{sharing.four}</dd>
              </div>
              <div>
                <dt>{t("others.three")}</dt>
                <dd className={role.latin}>{sharing.three}</dd>
              </div>
            </dl>
          )}
          {sharing.of > 0 && <p className={css.note}>{t("others.of", { of: sharing.of })}</p>}
        </>
      )}
    </section>
  );
}
