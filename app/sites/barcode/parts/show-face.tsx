import { useEffect, useState } from "react";
import { useWishes } from "#app/kits/shelf/wishes.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { Skeleton } from "#app/kits/ui/skeleton/skeleton.tsx";
import type { ApiError } from "#app/kits/visitor/api-error.ts";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { ShowCard as Card } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import { ShowCards } from "./show-cards.tsx";
import css from "./show-face.module.css";
import { useWakeLock } from "./use-wake-lock.ts";

interface ShowFaceProps {
  /** What the address names; null: what the visitor wants. */
  cards: readonly Card[] | null;
  hasUnknown: boolean;
}

/** 見せる: white cards at a till, with the screen kept awake. */
export function ShowFace({ cards, hasUnknown }: ShowFaceProps) {
  const t = useWords<Words>();
  return (
    <div className={css.face}>
      {hasUnknown && <p className={css.notice}>{t("show.unknown")}</p>}
      {cards && cards.length > 0 ? <Shown cards={cards} /> : <OwnCards />}
    </div>
  );
}

function Shown({ cards }: { cards: readonly Card[] }) {
  const t = useWords<Words>();
  const { state, ask } = useWakeLock();
  return (
    <>
      <ShowCards key={cards.map(({ id }) => id).join()} cards={cards} />
      <div className={css.hints}>
        <p>{t("show.bright")}</p>
        <p role="status" data-wake={state}>
          {state === "on" && t("show.awake")}
          {state === "off" && t("show.asleep")}
          {state === "none" && t("show.noWake")}
        </p>
        {state === "off" && (
          <Button compact look="line" onClick={ask}>
            {t("show.keep")}
          </Button>
        )}
        <p className={css.small}>{t("show.discount")}</p>
      </div>
    </>
  );
}

/** What the visitor wants, in the visitor's order; asked for after the page is alive. */
function OwnCards() {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const { view, reload } = useWishes();
  const ids = view.mine.wishes.flatMap(({ productId, state }) => (state === "wanted" ? productId : []));
  const { cards, failure, again } = useOwnCards(ids.join(","), view.state === "known");
  const trouble = view.state === "unreachable" ? view.failure : failure;

  if (trouble) {
    const code = trouble.code ?? "E-NET";
    return (
      <Notice
        announce="soon"
        code={code}
        message={errorWords(code, { requestId: trouble.requestId ?? "" }).message}
        action={
          <Button
            onClick={() => {
              again();
              void reload();
            }}
          >
            {t("lookup.again")}
          </Button>
        }
      />
    );
  }
  if (cards && cards.length > 0) return <Shown cards={cards} />;
  if (cards) {
    return (
      <Notice
        message={t("show.empty")}
        action={
          <>
            <ButtonLink to="/wishlist">{t("show.toWishes")}</ButtonLink>
            <ButtonLink look="quiet" to="/all-products">
              {t("show.toShelf")}
            </ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <div className={css.loading} aria-busy="true">
      <span className="visually-hidden">{t("show.loading")}</span>
      <Skeleton shape="box" className={css.box} />
      <p className={css.withoutScript}>{t("show.withoutScript")}</p>
    </div>
  );
}

type Failure = Error & Partial<Pick<ApiError, "code" | "requestId">>;

function useOwnCards(ids: string, isKnown: boolean) {
  const [answer, setAnswer] = useState<{ ids: string; cards: readonly Card[] } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (!isKnown || failure) return;
    if (ids === "") return setAnswer({ ids, cards: [] });
    const leaving = new AbortController();
    const { signal } = leaving;
    import("../reading/ask-codes.ts")
      .then(({ fetchShowCards }) => fetchShowCards(ids, signal))
      .then(
        (cards) => signal.aborted || setAnswer({ ids, cards }),
        (error: unknown) => signal.aborted || setFailure(error instanceof Error ? error : new Error("no answer")),
      );
    return () => leaving.abort();
  }, [ids, isKnown, failure]);
  return { cards: isKnown ? (answer?.cards ?? null) : null, failure, again: () => setFailure(null) };
}
