import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { MyPalette } from "#contracts/palette-api.ts";
import { formatPaletteCode, palettePanNames, parsePaletteCode } from "#contracts/palette.ts";
import type { Hands, FamilyPans } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { formatPicked } from "../rules/deck.ts";
import { palettePath } from "../rules/paths.ts";
import { replaceDesire } from "../rules/swap.ts";
import css from "./swap.module.css";
import { useErrorText } from "./use-error-text.ts";
import type { MyPalettesStore, PaletteError } from "./use-my-palettes.ts";

interface SwapProps {
  page: View<"palette">;
  store: MyPalettesStore;
  myPalette: MyPalette | null;
}

/**
 * One well chosen again. The one who lifted the lid sees the nine colours of that desire's family now, or changes two wells;
 * a stranger takes one of this evening's words instead, blind, and a new lid is lifted.
 */
export function Swap({ page, store, myPalette }: SwapProps) {
  const t = useMessages<Messages>();
  const { palette, lang } = page;
  const { pans, code } = palette;
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [panIndex, setPanIndex] = useState<number | null>(null);
  const [familyPans, setFamilyPans] = useState<FamilyPans["pans"] | null>(null);
  const [words, setWords] = useState<Hands["hands"][number] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<PaletteError | "over" | null>(null);
  const isMine = myPalette !== null;
  const desire = panIndex === null ? null : pans[panIndex]!.desire;

  useEffect(() => {
    if (desire === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const fetchOptions = async (): Promise<void> => {
      const { handsSchema, familyPansSchema: kinSchema } = await import("../contract.ts");
      if (isMine)
        setFamilyPans(
          (await apiFetch(`/api/yoku/kin?desire=${desire}&lang=${lang}`, { schema: kinSchema, signal })).pans,
        );
      else {
        const { hands } = await apiFetch(`/api/yoku/hands?lang=${lang}`, { schema: handsSchema, signal });
        setWords(hands[0] ?? []);
      }
    };
    fetchOptions().catch(() => signal.aborted || setError(new ApiError("E-NET")));
    return () => controller.abort();
  }, [desire, isMine, lang]);

  async function chooseDesire(id: number): Promise<void> {
    const before = parsePaletteCode(code);
    if (panIndex === null || !before || isBusy) return;
    setIsBusy(true);
    setError(null);
    const next = replaceDesire(before, panIndex, id);
    if (myPalette) {
      const outcome = await store.change(myPalette.id, { code: formatPaletteCode(next) });
      setIsBusy(false);
      if ("trouble" in outcome) return setError(outcome.trouble);
      await navigate(palettePath(lang, outcome.done), { replace: true, preventScrollReset: true });
      return;
    }
    // Blind: nothing was swapped after a lid of one's own was lifted.
    const blindCode = formatPicked(next.desires);
    const outcome = await store.choose(blindCode, false);
    setIsBusy(false);
    if ("trouble" in outcome && outcome.trouble !== "unsaved") return setError(outcome.trouble);
    if ("done" in outcome && outcome.done.outcome !== "opened" && outcome.done.code !== blindCode)
      return setError("over");
    await navigate(palettePath(lang, blindCode), { state: { opensAtMs: Date.now() } });
  }

  const others = pans.filter((_, i) => i !== panIndex);
  return (
    <section
      className={`${css.swap} above-5 on-grey pad-side-5 stack-3`}
      aria-labelledby="yoku-swap"
      data-own={isMine || undefined}
    >
      <h2 id="yoku-swap" className={role.display} tabIndex={-1}>
        {t(isMine ? "swap.title" : "swap.theirs")}
      </h2>
      <p>{t(isMine ? "swap.how" : "swap.theirsHow")}</p>
      <ChipRow label={t("swap.which")}>
        {palettePanNames.map((panName, i) => (
          <Chip key={panName} pressed={panIndex === i} onPress={() => setPanIndex(panIndex === i ? null : i)}>
            {t(`wells.${panName}`)}
          </Chip>
        ))}
      </ChipRow>
      {panIndex !== null && isMine && familyPans && (
        <ul className={css.kin} aria-label={t("swap.colours")}>
          {[
            ...familyPans.filter(({ desire: id }) => id !== desire && !others.some((pan) => pan.desire === id)),
            ...others,
          ].map((pan) => (
            <li key={pan.desire}>
              <button type="button" onClick={() => void chooseDesire(pan.desire)} data-take={pan.desire}>
                <ShadeChip hex={pan.hex} />
                <span>{pan.word}</span>
                {others.some(({ desire: id }) => id === pan.desire) && <small>{t("swap.change")}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {panIndex !== null && !isMine && words && (
        <ul className={css.words} aria-label={t("swap.words")}>
          {words
            .filter(({ id }) => !pans.some(({ desire: usedId }) => usedId === id))
            .map(({ id, word }) => (
              <li key={id}>
                <button type="button" onClick={() => void chooseDesire(id)} data-take={id}>
                  {word}
                </button>
              </li>
            ))}
        </ul>
      )}
      {error && <p role="alert">{error === "over" ? t("swap.over") : errorText(error)}</p>}
    </section>
  );
}
