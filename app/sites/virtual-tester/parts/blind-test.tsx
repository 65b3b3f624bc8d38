import { Link } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ErrorNotice } from "#app/kits/ui/notice/notice.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { BlindDeal } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import type { TesterShade } from "../data.server.ts";
import css from "./blind-test.module.css";
import { useBlindTest } from "./use-blind-test.ts";

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
  const { deal, applied, pickedId, isBusy, apiError, wear, pick } = useBlindTest(onApply, onReveal);
  const nameOf = (id: string): string => shades.find((shade) => shade.id === id)?.name ?? "";
  return (
    <section className="on-grey pad-side-5 stack-4" aria-labelledby="blind-title">
      <h2 id="blind-title" className={`text-heading ${role.display}`}>
        {t("blind.title")}
      </h2>
      {apiError && (
        <ErrorNotice
          announce="now"
          code={apiError.code}
          message={errorMessages(apiError.code).message}
          retry={t("error.again")}
          onRetry={onRetry}
        />
      )}
      {!deal || !applied ? (
        <p role="status">{t("canvas.loading")}</p>
      ) : pickedId ? (
        <RevealedNames
          deal={deal}
          pickedId={pickedId}
          appliedId={applied.id}
          nameOf={nameOf}
          onApply={wear}
          onLeave={onLeave}
        />
      ) : (
        <>
          <ul className={css.five}>
            {deal.shades.map(({ id, hex }, i) => (
              <li key={id}>
                <button
                  type="button"
                  className="stack-1 text-fine"
                  aria-pressed={id === applied.id}
                  aria-label={t("blind.apply", { n: i + 1 })}
                  onClick={() => wear(id)}
                >
                  <ShadeChip hex={hex} />
                  <span aria-hidden="true">{i + 1}</span>
                </button>
              </li>
            ))}
          </ul>
          <Button look="bone" wide pending={isBusy} onClick={() => void pick(applied.id)}>
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
  /** What was chosen before in this month, and is not the same; that one counts. */
  const earlierId = deal.pickedId === pickedId ? null : deal.pickedId;
  return (
    <div className={`${css.note} stack-3`}>
      <div role="status">
        <p className={role.display}>{t("blind.chosen", { name: nameOf(pickedId) })}</p>
        <p>
          {earlierId === null ? t("blind.counted") : t("blind.already", { name: nameOf(earlierId) })}{" "}
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
