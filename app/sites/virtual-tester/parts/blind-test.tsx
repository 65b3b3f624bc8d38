import { useEffect, useState } from "react";
import { Link } from "react-router";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { type BlindDeal, blindDealSchema, blindPickedSchema } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import type { TesterShade } from "../data.server.ts";
import css from "./blind-test.module.css";

interface BlindTestProps {
  shades: readonly TesterShade[];
  /** Puts a shade on the lips without telling its name. */
  onApply: (id: string) => void;
  /** One is chosen: its name may be told. */
  onReveal: () => void;
  /** Asks for the deal once more. */
  onRetry: () => void;
  /** Back to the list with names; with an id, wearing that shade. */
  onLeave: (id?: string) => void;
}

/** 「説明書のない色」: five shades worn without their names; the names surface when one is chosen. */
export function BlindTest({ shades, onApply, onReveal, onRetry, onLeave }: BlindTestProps) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const { write } = useVisitor();
  const [deal, setDeal] = useState<BlindDeal | null>(null);
  const [index, setIndex] = useState(0);
  const [pickedId, setPickedId] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [apiError, setApiError] = useState<ApiError | null>(null);
  const nameOf = (id: string): string => shades.find((shade) => shade.id === id)?.name ?? "";

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    apiFetch("/api/virtual-tester/blind/deals", { method: "POST", schema: blindDealSchema, signal }).then(
      (received) => {
        setDeal(received);
        onApply(received.shades[0]?.id ?? "");
      },
      (error: unknown) => !signal.aborted && error instanceof ApiError && setApiError(error),
    );
    return () => controller.abort();
  }, [onApply]);

  async function take(id: string): Promise<void> {
    setApiError(null);
    setIsBusy(true);
    try {
      await write(
        { name: `vt-blind-${id}`, path: "/api/virtual-tester/blind/picks", method: "POST", body: { productId: id } },
        blindPickedSchema,
      );
      setPickedId(id);
      onReveal();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setApiError(error);
    } finally {
      setIsBusy(false);
    }
  }

  function applyShade(received: BlindDeal, next: number): void {
    setIndex(next);
    onApply(received.shades[next]?.id ?? "");
  }

  const applied = deal?.shades[index];
  return (
    <section className={`${css.blind} on-grey pad-side-5 stack-4`} aria-labelledby="blind-title">
      <h2 id="blind-title" className={role.display}>
        {t("blind.title")}
      </h2>
      {apiError && (
        <Notice
          announce="now"
          code={apiError.code}
          message={errorMessages(apiError.code).message}
          action={<Button onClick={onRetry}>{t("trouble.again")}</Button>}
        />
      )}
      {!deal || !applied ? (
        <p role="status">{t("stage.loading")}</p>
      ) : pickedId ? (
        <RevealedNames
          deal={deal}
          pickedId={pickedId}
          appliedId={applied.id}
          nameOf={nameOf}
          onApply={(id) =>
            applyShade(
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
                  aria-pressed={i === index}
                  aria-label={t("blind.wear", { n: i + 1 })}
                  onClick={() => applyShade(deal, i)}
                >
                  <ShadeChip hex={hex} />
                  <span aria-hidden="true">{i + 1}</span>
                </button>
              </li>
            ))}
          </ul>
          <Button look="bone" wide pending={isBusy} onClick={() => void take(applied.id)}>
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

interface RevealedNamesProps {
  deal: BlindDeal;
  pickedId: string;
  appliedId: string;
  nameOf: (id: string) => string;
  onApply: (id: string) => void;
  onLeave: (id?: string) => void;
}

/** The names surface: of the chosen one first, then of the other four, each of which can be looked at again. */
function RevealedNames({ deal, pickedId, appliedId, nameOf, onApply, onLeave }: RevealedNamesProps) {
  const t = useMessages<Messages>();
  const isFirst = deal.pickedId === null || deal.pickedId === pickedId;
  return (
    <div className={`${css.told} stack-3`}>
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
              <button type="button" aria-pressed={id === appliedId} onClick={() => onApply(id)}>
                <ShadeChip hex={hex} size="text" /> {nameOf(id)}
              </button>
            </li>
          ))}
      </ul>
      <Button look="bone" wide onClick={() => onLeave(appliedId)}>
        {t("blind.again")}
      </Button>
      <Button look="quiet" compact onClick={() => onLeave()}>
        {t("blind.leave")}
      </Button>
    </div>
  );
}
