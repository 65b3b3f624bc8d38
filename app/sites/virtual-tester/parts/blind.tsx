import { useEffect, useState } from "react";
import { Link } from "react-router";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { type BlindDeal, blindDealSchema, blindPickedSchema } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import type { TesterShade } from "../data.server.ts";
import css from "./blind.module.css";

interface BlindProps {
  shades: readonly TesterShade[];
  /** Puts a shade on the lips without telling its name. */
  onWear: (id: string) => void;
  /** One is chosen: its name may be told. */
  onTold: () => void;
  /** Asks for the deal once more. */
  onAgain: () => void;
  /** Back to the shelf with names; with an id, wearing that shade. */
  onLeave: (id?: string) => void;
}

/** 「説明書のない色」: five shades worn without their names; the names surface when one is chosen. */
export function Blind({ shades, onWear, onTold, onAgain, onLeave }: BlindProps) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const { write } = useVisitor();
  const [deal, setDeal] = useState<BlindDeal | null>(null);
  const [place, setPlace] = useState(0);
  const [pickedId, setPickedId] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const nameOf = (id: string): string => shades.find((shade) => shade.id === id)?.name ?? "";

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    apiFetch("/api/virtual-tester/blind/deals", { method: "POST", schema: blindDealSchema, signal }).then(
      (dealt) => {
        setDeal(dealt);
        onWear(dealt.shades[0]?.id ?? "");
      },
      (error: unknown) => !signal.aborted && error instanceof ApiError && setTrouble(error),
    );
    return () => leaving.abort();
  }, [onWear]);

  async function take(id: string): Promise<void> {
    setTrouble(null);
    setIsBusy(true);
    try {
      await write(
        { name: `vt-blind-${id}`, path: "/api/virtual-tester/blind/picks", method: "POST", body: { productId: id } },
        blindPickedSchema,
      );
      setPickedId(id);
      onTold();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error);
    } finally {
      setIsBusy(false);
    }
  }

  function wear(dealt: BlindDeal, next: number): void {
    setPlace(next);
    onWear(dealt.shades[next]?.id ?? "");
  }

  const worn = deal?.shades[place];
  return (
    <section className={css.blind} aria-labelledby="blind-title">
      <h2 id="blind-title" className={role.display}>
        {t("blind.title")}
      </h2>
      {trouble && (
        <Notice
          announce="now"
          code={trouble.code}
          message={errorWords(trouble.code).message}
          action={<Button onClick={onAgain}>{t("trouble.again")}</Button>}
        />
      )}
      {!deal || !worn ? (
        <p role="status">{t("stage.loading")}</p>
      ) : pickedId ? (
        <Told
          deal={deal}
          pickedId={pickedId}
          wornId={worn.id}
          nameOf={nameOf}
          onWear={(id) =>
            wear(
              deal,
              deal.shades.findIndex((shade) => shade.id === id),
            )
          }
          onLeave={onLeave}
        />
      ) : (
        <>
          <ul className={css.five}>
            {deal.shades.map(({ id, hex }, i) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={i === place}
                  aria-label={t("blind.wear", { n: i + 1 })}
                  onClick={() => wear(deal, i)}
                >
                  <ShadeChip hex={hex} />
                  <span aria-hidden="true">{i + 1}</span>
                </button>
              </li>
            ))}
          </ul>
          <Button look="bone" wide pending={isBusy} onClick={() => void take(worn.id)}>
            {t("blind.take")}
          </Button>
          <Button look="quiet" compact onClick={() => onLeave()}>
            {t("blind.leave")}
          </Button>
        </>
      )}
    </section>
  );
}

interface ToldProps {
  deal: BlindDeal;
  pickedId: string;
  wornId: string;
  nameOf: (id: string) => string;
  onWear: (id: string) => void;
  onLeave: (id?: string) => void;
}

/** The names surface: of the chosen one first, then of the other four, each of which can be looked at again. */
function Told({ deal, pickedId, wornId, nameOf, onWear, onLeave }: ToldProps) {
  const t = useWords<Words>();
  const isFirst = deal.pickedId === null || deal.pickedId === pickedId;
  return (
    <div className={css.told}>
      <div role="status">
        <p className={role.display}>{t("blind.chosen", { name: nameOf(pickedId) })}</p>
        <p>
          {isFirst ? t("blind.counted") : t("blind.already", { name: nameOf(deal.pickedId!) })}{" "}
          <Link to={`/ranking?blind=${deal.round}`}>{t("blind.report")}</Link>
        </p>
      </div>
      <h3>{t("blind.others")}</h3>
      <ul>
        {deal.shades
          .toSorted((a, b) => Number(b.id === pickedId) - Number(a.id === pickedId))
          .map(({ id, hex }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === wornId} onClick={() => onWear(id)}>
                <ShadeChip hex={hex} size="text" /> {nameOf(id)}
              </button>
            </li>
          ))}
      </ul>
      <Button look="bone" wide onClick={() => onLeave(wornId)}>
        {t("blind.again")}
      </Button>
      <Button look="quiet" compact onClick={() => onLeave()}>
        {t("blind.leave")}
      </Button>
    </div>
  );
}
