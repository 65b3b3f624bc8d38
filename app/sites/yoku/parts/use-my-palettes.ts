import { useCallback, useEffect, useState } from "react";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { DesireLanguage } from "#contracts/desire-ids.ts";
import type { MyPalettes } from "#contracts/palette-api.ts";
import type { PaletteChoice } from "../contract.ts";

/** Why a press did not get through: what the server or the line said, or a browser that takes no cookie. */
export type PaletteError = ApiError | "unsaved";
/** What became of a press: a code to show, or what went wrong. */
export type Outcome<Done> = { done: Done } | { trouble: PaletteError };

/** The visitor's palettes: read when the page is alive, changed on the server, shown as the server says. */
export function useMyPalettes(lang: DesireLanguage) {
  const { state, write } = useVisitor();
  const [myPalettes, setMyPalettes] = useState<MyPalettes | null>(null);
  const shouldFetch = state === "known" || state === "unsaved";

  useEffect(() => {
    if (!shouldFetch) return;
    const controller = new AbortController();
    const { signal } = controller;
    const fetchPalettes = async (): Promise<void> => {
      const { myPalettesSchema: ownPalettesSchema } = await import("#contracts/palette-api.ts");
      setMyPalettes(await apiFetch(`/api/yoku/mine?lang=${lang}`, { schema: ownPalettesSchema, signal }));
    };
    // Without them the evening is as for anyone; the server says no when it has to.
    fetchPalettes().catch((error: unknown) => signal.aborted || console.warn(error));
    return () => controller.abort();
  }, [shouldFetch, lang]);

  const isUnsaved = state === "unsaved";
  const choose = useCallback(
    async (code: string, isResting: boolean): Promise<Outcome<PaletteChoice>> => {
      if (isUnsaved) return { trouble: "unsaved" };
      return attempt(async () => {
        const { paletteChoiceSchema: chosenSchema } = await import("../contract.ts");
        const choice = await write(
          { name: "yoku-choose", path: "/api/yoku/palettes", method: "POST", body: { code, lang, isResting } },
          chosenSchema,
        );
        setMyPalettes(choice.mine);
        return choice;
      });
    },
    [isUnsaved, lang, write],
  );

  const openRested = useCallback(
    (id: string): Promise<Outcome<string>> =>
      attempt(async () => {
        const { changedPaletteSchema: changedSchema } = await import("../contract.ts");
        const changedPalette = await write(
          { name: `yoku-open-${id}`, path: `/api/yoku/palettes/${id}/open?lang=${lang}`, method: "POST" },
          changedSchema,
        );
        setMyPalettes(changedPalette.mine);
        return changedPalette.code;
      }),
    [lang, write],
  );

  const change = useCallback(
    (id: string, changes: { code?: string; memo?: string }): Promise<Outcome<string>> =>
      attempt(async () => {
        const { changedPaletteSchema: changedSchema } = await import("../contract.ts");
        const changedPalette = await write(
          { name: `yoku-change-${id}`, path: `/api/yoku/palettes/${id}`, method: "PUT", body: { ...changes, lang } },
          changedSchema,
        );
        setMyPalettes(changedPalette.mine);
        return changedPalette.code;
      }),
    [lang, write],
  );

  return { mine: myPalettes, isUnsaved, choose, openRested, change };
}

export type MyPalettesStore = ReturnType<typeof useMyPalettes>;

async function attempt<Done>(act: () => Promise<Done>): Promise<Outcome<Done>> {
  try {
    return { done: await act() };
  } catch (error) {
    if (!(error instanceof ApiError)) return { trouble: new ApiError("E-NET") };
    // The token was renewed once before that: a browser without one keeps no cookie.
    return { trouble: error.code === "E-CSRF" ? "unsaved" : error };
  }
}
