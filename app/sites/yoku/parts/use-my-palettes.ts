import { useCallback, useState } from "react";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import type { WriteIntent } from "#app/kits/visitor/pending-writes.ts";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { DesireLanguage } from "#contracts/desire-ids.ts";
import type { MyPalettes } from "#contracts/palette-api.ts";
import type { PaletteChoice } from "../contract.ts";

/** Why a press did not get through: what the server or the line said, or a browser that takes no cookie. */
export type PaletteError = ApiError | "unsaved";
/** What became of a press: a code to show, or what went wrong. */
export type Outcome<Done> = { done: Done } | { reason: PaletteError };

/** The visitor's palettes: read when the page is alive, changed on the server, shown as the server says. */
export function useMyPalettes(lang: DesireLanguage) {
  const { state, write } = useVisitor();
  const [changed, setMyPalettes] = useState<MyPalettes | null>(null);
  // Without them the evening is as for anyone; the server says no when it has to.
  const path = state === "known" || state === "unsaved" ? (`/api/yoku/mine?lang=${lang}` as const) : null;
  const { data: stored } = useFetched(path, async () => (await import("#contracts/palette-api.ts")).myPalettesSchema);
  const myPalettes = changed ?? stored;

  const isUnsaved = state === "unsaved";
  const choose = useCallback(
    async (code: string, isResting: boolean): Promise<Outcome<PaletteChoice>> => {
      if (isUnsaved) return { reason: "unsaved" };
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

  /** Changes one of them; its code by then is the answer. */
  const writeChange = useCallback(
    (intent: WriteIntent): Promise<Outcome<string>> =>
      attempt(async () => {
        const { changedPaletteSchema } = await import("../contract.ts");
        const changedPalette = await write(intent, changedPaletteSchema);
        setMyPalettes(changedPalette.mine);
        return changedPalette.code;
      }),
    [write],
  );

  const openRested = useCallback(
    (id: string): Promise<Outcome<string>> =>
      writeChange({
        name: `yoku-open-${id}`,
        path: `/api/yoku/palettes/${id}/open?lang=${lang}`,
        method: "POST",
      }),
    [lang, writeChange],
  );

  const change = useCallback(
    (id: string, changes: { code?: string; memo?: string }): Promise<Outcome<string>> =>
      writeChange({
        name: `yoku-change-${id}`,
        path: `/api/yoku/palettes/${id}`,
        method: "PUT",
        body: { ...changes, lang },
      }),
    [lang, writeChange],
  );

  return { mine: myPalettes, isUnsaved, choose, openRested, change };
}

export type MyPalettesStore = ReturnType<typeof useMyPalettes>;

async function attempt<Done>(act: () => Promise<Done>): Promise<Outcome<Done>> {
  try {
    return { done: await act() };
  } catch (error) {
    if (!(error instanceof ApiError)) return { reason: new ApiError("E-NET") };
    // The token was renewed once before that: a browser without one keeps no cookie.
    return { reason: error.code === "E-CSRF" ? "unsaved" : error };
  }
}
