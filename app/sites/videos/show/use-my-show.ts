import { useState } from "react";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { BroadcastPoll, MyBroadcast } from "#contracts/broadcast.ts";
import type { Messages } from "../copy/messages.ts";

const loadContract = () => import("#contracts/broadcast.ts");

/** What a visitor did in a show, and how they do it: vote once, want its colour once, ask each question once. */
export function useMyShow(broadcastId: string, onVoted: (poll: BroadcastPoll) => void) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const { write, state } = useVisitor();
  const path = state === "loading" ? null : (`/api/videos/live/mine?airing=${broadcastId}` as const);
  const { data, refetch } = useFetched(path, async () => (await loadContract()).myBroadcastSchema);
  const [written, setWritten] = useState<MyBroadcast | null>(null);
  const [choice, setChoice] = useState<string | null>(null);
  const [message, setMessage] = useState("");

  async function attempt(work: () => Promise<void>): Promise<void> {
    setMessage("");
    try {
      await work();
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError("E-SERVER");
      setMessage(failure.code === "E-CLOSED" ? t("show.closed") : errorMessages(failure.code, failure).message);
    }
  }
  const createIntent = (name: string, to: `/api/${string}`, body: object) => ({
    ...{ name: `live-${name}-${broadcastId}`, path: to, method: "POST" as const },
    body: { airing: broadcastId, ...body },
  });

  return {
    choice: choice ?? data?.choice ?? null,
    wants: written?.wants || data?.wants || false,
    questions: written?.questions ?? data?.questions ?? [],
    tally: data?.tally ?? null,
    message,
    refetch,
    vote: (id: string) =>
      attempt(async () => {
        const { broadcastPollSchema } = await loadContract();
        onVoted(await write(createIntent("vote", "/api/videos/live/votes", { choice: id }), broadcastPollSchema));
        setChoice(id);
      }),
    want: () =>
      attempt(async () => {
        const { myBroadcastSchema } = await loadContract();
        setWritten(await write(createIntent("want", "/api/videos/live/wants", {}), myBroadcastSchema));
      }),
    ask: (question: string) =>
      attempt(async () => {
        const { myBroadcastSchema } = await loadContract();
        setWritten(
          await write(createIntent(`ask-${question}`, "/api/videos/live/questions", { question }), myBroadcastSchema),
        );
      }),
  };
}
export type MyShow = ReturnType<typeof useMyShow>;
