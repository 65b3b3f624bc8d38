import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { OwnPalette } from "#contracts/desire-works.ts";
import { paletteCode, paletteWells, readPaletteCode } from "#contracts/desire-palette.ts";
import type { Hands, Kin } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import type { View } from "../data.server.ts";
import { writePicked } from "../rules/deck.ts";
import { palettePath } from "../rules/paths.ts";
import { withDesire } from "../rules/swap.ts";
import css from "./swap.module.css";
import { useTroubleWords } from "./trouble-words.ts";
import type { Mine, Trouble } from "./use-mine.ts";

interface SwapProps {
  page: View<"palette">;
  own: Mine;
  mine: OwnPalette | null;
}

/**
 * One well chosen again. The one who lifted the lid sees the nine colours of that desire's family now, or changes two wells;
 * a stranger takes one of this evening's words instead, blind, and a new lid is lifted.
 */
export function Swap({ page, own, mine }: SwapProps) {
  const t = useWords<Words>();
  const { palette, lang } = page;
  const { pans, code } = palette;
  const navigate = useNavigate();
  const troubleWords = useTroubleWords();
  const [place, setPlace] = useState<number | null>(null);
  const [kin, setKin] = useState<Kin["pans"] | null>(null);
  const [words, setWords] = useState<Hands["hands"][number] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | "over" | null>(null);
  const isOwn = mine !== null;
  const desire = place === null ? null : pans[place]!.desire;

  useEffect(() => {
    if (desire === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async (): Promise<void> => {
      const { handsSchema, kinSchema } = await import("../contract.ts");
      if (isOwn)
        setKin((await apiFetch(`/api/yoku/kin?desire=${desire}&lang=${lang}`, { schema: kinSchema, signal })).pans);
      else {
        const { hands } = await apiFetch(`/api/yoku/hands?lang=${lang}`, { schema: handsSchema, signal });
        setWords(hands[0] ?? []);
      }
    };
    read().catch(() => signal.aborted || setTrouble(new ApiError("E-NET")));
    return () => leaving.abort();
  }, [desire, isOwn, lang]);

  async function take(id: number): Promise<void> {
    const before = readPaletteCode(code);
    if (place === null || !before || isBusy) return;
    setIsBusy(true);
    setTrouble(null);
    const next = withDesire(before, place, id);
    if (mine) {
      const outcome = await own.change(mine.id, { code: paletteCode(next) });
      setIsBusy(false);
      if ("trouble" in outcome) return setTrouble(outcome.trouble);
      await navigate(palettePath(lang, outcome.done), { replace: true, preventScrollReset: true });
      return;
    }
    // Blind: nothing was swapped after a lid of one's own was lifted.
    const blind = writePicked(next.desires);
    const outcome = await own.choose(blind, false);
    setIsBusy(false);
    if ("trouble" in outcome && outcome.trouble !== "unsaved") return setTrouble(outcome.trouble);
    if ("done" in outcome && outcome.done.outcome !== "opened" && outcome.done.code !== blind)
      return setTrouble("over");
    await navigate(palettePath(lang, blind), { state: { opensAtMs: Date.now() } });
  }

  const others = pans.filter((_, i) => i !== place);
  return (
    <section className={css.swap} aria-labelledby="yoku-swap" data-own={isOwn || undefined}>
      <h2 id="yoku-swap" className={role.display} tabIndex={-1}>
        {t(isOwn ? "swap.title" : "swap.theirs")}
      </h2>
      <p>{t(isOwn ? "swap.how" : "swap.theirsHow")}</p>
      <ChipRow label={t("swap.which")}>
        {paletteWells.map((well, i) => (
          <Chip key={well} pressed={place === i} onPress={() => setPlace(place === i ? null : i)}>
            {t(`wells.${well}`)}
          </Chip>
        ))}
      </ChipRow>
      {place !== null && isOwn && kin && (
        <ul className={css.kin} aria-label={t("swap.colours")}>
          {[
            ...kin.filter(({ desire: id }) => id !== desire && !others.some((pan) => pan.desire === id)),
            ...others,
          ].map((pan) => (
            <li key={pan.desire}>
              <button type="button" onClick={() => void take(pan.desire)} data-take={pan.desire}>
                <ShadeChip hex={pan.hex} />
                <span>{pan.word}</span>
                {others.some(({ desire: id }) => id === pan.desire) && <small>{t("swap.change")}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {place !== null && !isOwn && words && (
        <ul className={css.words} aria-label={t("swap.words")}>
          {words
            .filter(({ id }) => !pans.some(({ desire: taken }) => taken === id))
            .map(({ id, word }) => (
              <li key={id}>
                <button type="button" onClick={() => void take(id)} data-take={id}>
                  {word}
                </button>
              </li>
            ))}
        </ul>
      )}
      {trouble && <p role="alert">{trouble === "over" ? t("swap.over") : troubleWords(trouble)}</p>}
    </section>
  );
}
