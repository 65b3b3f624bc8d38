import { useRef, useState } from "react";
import { offerDuelAnswerSchema } from "#contracts/game-duel.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { ShareButtons } from "#app/kits/share/share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { apiFetch, newIdempotencyKey } from "#app/kits/visitor/api-fetch.ts";
import type { Messages } from "../../copy/messages.ts";
import { gameDuelShare } from "../../share.ts";
import type { GamePage } from "../game.server.ts";

type Offer =
  | { state: "none" | "sending" | "full" }
  | { state: "offered"; id: string }
  | { state: "failed"; error: ApiError };

/** Hands a counted round to a friend, to be beaten on the same question: first the link is made, then the ways to send it. */
export function DuelLink({ words, runId, points }: { words: GamePage["words"]; runId: string; points: number }) {
  const t = useMessages<Messages>();
  const errorWords = useErrorMessages();
  const [offer, setOffer] = useState<Offer>({ state: "none" });
  // The same wish keeps its key, so that pressing again after a lost answer makes no second link.
  const idempotencyKey = useRef<string>(null);

  async function makeLink() {
    setOffer({ state: "sending" });
    idempotencyKey.current ??= newIdempotencyKey();
    const request = { method: "POST", body: { runId }, schema: offerDuelAnswerSchema } as const;
    try {
      const answer = await apiFetch("/api/lmw/games/duels", { ...request, idempotencyKey: idempotencyKey.current });
      setOffer(answer.outcome === "offered" ? { state: "offered", id: answer.id } : { state: "full" });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOffer({ state: "failed", error });
    }
  }

  if (offer.state === "offered")
    return (
      <section className="stack-2" aria-label={t("games.duel.offer")} data-duel-link={offer.id}>
        <p role="status">{t("games.duel.ready")}</p>
        <ShareButtons
          share={(channel) =>
            composeShare(gameDuelShare, "ja", { title: words.title, points, game: words.id, duel: offer.id }, channel)
          }
        />
      </section>
    );
  return (
    <>
      <Button look="line" wide pending={offer.state === "sending"} onClick={() => void makeLink()} data-offer-duel>
        {t("games.duel.offer")}
      </Button>
      <p role="alert">
        {offer.state === "full" && t("games.duel.full")}
        {offer.state === "failed" && errorWords(offer.error.code, offer.error).message}
      </p>
    </>
  );
}
