import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { DesireLanguage } from "#contracts/desire-ids.ts";
import type { MyPalette } from "#contracts/palette-api.ts";
import { type DesirePalette, formatPaletteCode, palettePanNames, parsePaletteCode } from "#contracts/palette.ts";
import type { Hands, FamilyPans } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { formatPicked } from "../rules/deck.ts";
import { palettePath } from "../rules/paths.ts";
import { replaceDesire } from "../rules/swap.ts";
import css from "./swap.module.css";
import { useErrorText } from "./use-error-text.ts";
import type { MyPalettesStore, PaletteError } from "./use-my-palettes.ts";

type Pan = View<"palette">["palette"]["pans"][number];
/** `over`: a palette of today is open already. */
type SwapError = PaletteError | "over";

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
  const errorText = useErrorText();
  const [panIndex, setPanIndex] = useState<number | null>(null);
  const [error, setError] = useState<SwapError | null>(null);
  const isMine = myPalette !== null;
  const pan = panIndex === null ? undefined : pans[panIndex];
  const { familyPans, words } = useSwapOptions(pan?.desire ?? null, isMine, lang, setError);
  const { isBusy, swap } = useSwap(store, myPalette, lang, setError);
  const before = parsePaletteCode(code);
  const choose = (desire: number): void => {
    if (panIndex !== null && before && !isBusy) swap(replaceDesire(before, panIndex, desire));
  };

  return (
    <section
      className={`${css.swap} above-5 on-grey pad-side-5 stack-3`}
      aria-labelledby="yoku-swap"
      data-own={isMine || undefined}
    >
      <h2 id="yoku-swap" className={`text-heading ${role.display}`} tabIndex={-1}>
        {t(isMine ? "swap.title" : "swap.theirs")}
      </h2>
      <p>{t(isMine ? "swap.how" : "swap.theirsHow")}</p>
      <ChipRow label={t("swap.which")}>
        {palettePanNames.map((panName, i) => (
          <Chip key={panName} pressed={panIndex === i} onPress={() => setPanIndex(panIndex === i ? null : i)}>
            {t(`pans.${panName}`)}
          </Chip>
        ))}
      </ChipRow>
      {pan && isMine && familyPans && (
        <ColourOptions familyPans={familyPans} pan={pan} others={pans.filter((one) => one !== pan)} onChoose={choose} />
      )}
      {pan && !isMine && words && (
        <ul className={css.words} aria-label={t("swap.words")}>
          {words
            .filter(({ id }) => !pans.some(({ desire }) => desire === id))
            .map(({ id, word }) => (
              <li key={id} className="grid">
                <button type="button" className="boxed text-bright" onClick={() => choose(id)} data-take={id}>
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

interface ColourOptionsProps {
  familyPans: FamilyPans["pans"];
  /** The one that is to be another. */
  pan: Pan;
  others: readonly Pan[];
  onChoose: (desire: number) => void;
}

/** The colours of the family, and those of the other wells to change places with. */
function ColourOptions({ familyPans, pan, others, onChoose }: ColourOptionsProps) {
  const t = useMessages<Messages>();
  const isOther = (desire: number): boolean => others.some((one) => one.desire === desire);
  const free = familyPans.filter(({ desire }) => desire !== pan.desire && !isOther(desire));
  return (
    <ul className={css.kin} aria-label={t("swap.colours")}>
      {[...free, ...others].map(({ desire, hex, word }) => (
        <li key={desire} className="grid">
          <button type="button" className="boxed text-bright" onClick={() => onChoose(desire)} data-take={desire}>
            <ShadeChip hex={hex} />
            <span>{word}</span>
            {isOther(desire) && <small>{t("swap.change")}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What a well can be changed for; asked for when one is chosen. */
function useSwapOptions(
  desire: number | null,
  isMine: boolean,
  lang: DesireLanguage,
  onError: (error: SwapError) => void,
): { familyPans: FamilyPans["pans"] | null; words: Hands["hands"][number] | null } {
  const [familyPans, setFamilyPans] = useState<FamilyPans["pans"] | null>(null);
  const [words, setWords] = useState<Hands["hands"][number] | null>(null);
  useEffect(() => {
    if (desire === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const fetchOptions = async (): Promise<void> => {
      const { handsSchema, familyPansSchema } = await import("../contract.ts");
      if (isMine) {
        const path = `/api/yoku/kin?desire=${desire}&lang=${lang}` as const;
        setFamilyPans((await apiFetch(path, { schema: familyPansSchema, signal })).pans);
      } else {
        const { hands } = await apiFetch(`/api/yoku/hands?lang=${lang}`, { schema: handsSchema, signal });
        setWords(hands[0] ?? []);
      }
    };
    fetchOptions().catch(() => signal.aborted || onError(new ApiError("E-NET")));
    return () => controller.abort();
  }, [desire, isMine, lang, onError]);
  return { familyPans, words };
}

/** Changes the visitor's palette, or lifts a new lid on one like it. */
function useSwap(
  store: MyPalettesStore,
  myPalette: MyPalette | null,
  lang: DesireLanguage,
  onError: (error: SwapError | null) => void,
): { isBusy: boolean; swap: (next: DesirePalette) => void } {
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function swap(next: DesirePalette): Promise<void> {
    setIsBusy(true);
    onError(null);
    if (myPalette) {
      const outcome = await store.change(myPalette.id, { code: formatPaletteCode(next) });
      setIsBusy(false);
      if ("reason" in outcome) return onError(outcome.reason);
      await navigate(palettePath(lang, outcome.done), { replace: true, preventScrollReset: true });
      return;
    }
    // Blind: nothing was swapped after a lid of one's own was lifted.
    const blindCode = formatPicked(next.desires);
    const outcome = await store.choose(blindCode, false);
    setIsBusy(false);
    if ("reason" in outcome && outcome.reason !== "unsaved") return onError(outcome.reason);
    if ("done" in outcome && outcome.done.outcome !== "opened" && outcome.done.code !== blindCode)
      return onError("over");
    await navigate(palettePath(lang, blindCode), { state: { opensAtMs: Date.now() } });
  }

  return { isBusy, swap: (next) => void swap(next) };
}
