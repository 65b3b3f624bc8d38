import { useCallback, useEffect, useState } from "react";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { DesireLanguage } from "#contracts/desire-numbers.ts";
import type { OwnPalettes } from "#contracts/desire-works.ts";
import type { Chosen } from "../contract.ts";

/** Why a press did not get through: what the server or the line said, or a browser that takes no cookie. */
export type Trouble = ApiError | "unsaved";
/** What became of a press: a code to show, or what went wrong. */
export type Outcome<Done> = { done: Done } | { trouble: Trouble };

/** The visitor's palettes: read when the page is alive, changed on the server, shown as the server says. */
export function useMine(lang: DesireLanguage) {
  const { state, write } = useVisitor();
  const [mine, setMine] = useState<OwnPalettes | null>(null);
  const isAsked = state === "known" || state === "unsaved";

  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async (): Promise<void> => {
      const { ownPalettesSchema } = await import("#contracts/desire-works.ts");
      setMine(await apiFetch(`/api/yoku/mine?lang=${lang}`, { schema: ownPalettesSchema, signal }));
    };
    // Without them the evening is as for anyone; the server says no when it has to.
    read().catch((error: unknown) => signal.aborted || console.warn(error));
    return () => leaving.abort();
  }, [isAsked, lang]);

  const isUnsaved = state === "unsaved";
  const choose = useCallback(
    async (code: string, isResting: boolean): Promise<Outcome<Chosen>> => {
      if (isUnsaved) return { trouble: "unsaved" };
      return tried(async () => {
        const { chosenSchema } = await import("../contract.ts");
        const chosen = await write(
          { name: "yoku-choose", path: "/api/yoku/palettes", method: "POST", body: { code, lang, isResting } },
          chosenSchema,
        );
        setMine(chosen.mine);
        return chosen;
      });
    },
    [isUnsaved, lang, write],
  );

  const openRested = useCallback(
    (id: string): Promise<Outcome<string>> =>
      tried(async () => {
        const { changedSchema } = await import("../contract.ts");
        const changed = await write(
          { name: `yoku-open-${id}`, path: `/api/yoku/palettes/${id}/open?lang=${lang}`, method: "POST" },
          changedSchema,
        );
        setMine(changed.mine);
        return changed.code;
      }),
    [lang, write],
  );

  const change = useCallback(
    (id: string, to: { code?: string; memo?: string }): Promise<Outcome<string>> =>
      tried(async () => {
        const { changedSchema } = await import("../contract.ts");
        const changed = await write(
          { name: `yoku-change-${id}`, path: `/api/yoku/palettes/${id}`, method: "PUT", body: { ...to, lang } },
          changedSchema,
        );
        setMine(changed.mine);
        return changed.code;
      }),
    [lang, write],
  );

  return { mine, isUnsaved, choose, openRested, change };
}

export type Mine = ReturnType<typeof useMine>;

async function tried<Done>(act: () => Promise<Done>): Promise<Outcome<Done>> {
  try {
    return { done: await act() };
  } catch (error) {
    if (!(error instanceof ApiError)) return { trouble: new ApiError("E-NET") };
    // The token was renewed once before that: a browser without one keeps no cookie.
    return { trouble: error.code === "E-CSRF" ? "unsaved" : error };
  }
}
