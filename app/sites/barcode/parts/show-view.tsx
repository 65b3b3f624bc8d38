import { useEffect, useState } from "react";
import { useWishes } from "#app/kits/product/wishes.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ErrorNotice, Notice } from "#app/kits/ui/notice/notice.tsx";
import { Skeleton } from "#app/kits/ui/skeleton/skeleton.tsx";
import type { ApiError } from "#app/kits/visitor/api-error.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { ShowCard as Card } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { ShowCards } from "./show-cards.tsx";
import css from "./show-view.module.css";
import { useWakeLock } from "./use-wake-lock.ts";

interface ShowViewProps {
  /** What the address names; null: what the visitor wants. */
  cards: readonly Card[] | null;
  hasUnknown: boolean;
}

/** 見せる: white cards at a till, with the screen kept awake. */
export function ShowView({ cards, hasUnknown }: ShowViewProps) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.face} column-3`}>
      {hasUnknown && <p className="side">{t("show.unknown")}</p>}
      {cards && cards.length > 0 ? <CardsWithWakeLock cards={cards} /> : <MyCards />}
    </div>
  );
}

function CardsWithWakeLock({ cards }: { cards: readonly Card[] }) {
  const t = useMessages<Messages>();
  const { state, ask } = useWakeLock();
  return (
    <>
      <ShowCards key={cards.map(({ id }) => id).join()} cards={cards} />
      <div className={`${css.hints} side stack-2 text-leading-17 text-service`}>
        <p>{t("show.bright")}</p>
        <p role="status" data-wake={state}>
          {state === "on" && t("show.awake")}
          {state === "off" && t("show.asleep")}
          {state === "none" && t("show.noWakeLock")}
        </p>
        {state === "off" && (
          <Button compact look="line" onClick={ask}>
            {t("show.keepAwake")}
          </Button>
        )}
        <p className="text-note">{t("show.discount")}</p>
      </div>
    </>
  );
}

/** What the visitor wants, in the visitor's order; asked for after the page is alive. */
function MyCards() {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const { view, reload } = useWishes();
  const ids = view.myWishes.wishes.flatMap(({ productId, state }) => (state === "wanted" ? productId : []));
  const { cards, failure, again } = useMyCards(ids.join(","), view.state === "known");
  const loadError = view.state === "unreachable" ? view.failure : failure;

  if (loadError) {
    const code = loadError.code ?? "E-NET";
    return (
      <ErrorNotice
        announce="soon"
        code={code}
        message={errorMessages(code, { requestId: loadError.requestId ?? "" }).message}
        retry={t("lookup.again")}
        onRetry={() => {
          again();
          void reload();
        }}
      />
    );
  }
  if (cards && cards.length > 0) return <CardsWithWakeLock cards={cards} />;
  if (cards) {
    return (
      <Notice
        message={t("show.empty")}
        action={
          <>
            <ButtonLink to="/wishlist">{t("show.toWishes")}</ButtonLink>
            <ButtonLink look="quiet" to="/all-products">
              {t("show.toCatalogue")}
            </ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <div className="side" aria-busy="true">
      <span className="visually-hidden">{t("show.loading")}</span>
      <Skeleton shape="box" className={css.box} />
      <p className="above-3 without-script">{t("show.withoutScript")}</p>
    </div>
  );
}

type Failure = Error & Partial<Pick<ApiError, "code" | "requestId">>;

function useMyCards(ids: string, isKnown: boolean) {
  const [answer, setAnswer] = useState<{ ids: string; cards: readonly Card[] } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (!isKnown || failure) return;
    if (ids === "") return setAnswer({ ids, cards: [] });
    const controller = new AbortController();
    const { signal } = controller;
    import("./code-client.ts")
      .then(({ fetchShowCards }) => fetchShowCards(ids, signal))
      .then(
        (cards) => signal.aborted || setAnswer({ ids, cards }),
        (error: unknown) => signal.aborted || setFailure(error instanceof Error ? error : new Error("no answer")),
      );
    return () => controller.abort();
  }, [ids, isKnown, failure]);
  return { cards: isKnown ? (answer?.cards ?? null) : null, failure, again: () => setFailure(null) };
}
