import { useCallback, useEffect, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import {
  type Draft,
  type MyPainting,
  myPaintingDetailsSchema,
  myPaintingsSchema,
  type Painting,
  type PaintingSubmission,
  paintingSubmissionSchema,
} from "#contracts/painting.ts";

/** The visitor's own paintings, and what can be done with them on the server. */
export function useMyPaintings() {
  const { state, write } = useVisitor();
  const [paintings, setPaintings] = useState<MyPainting[] | null>(null);

  useEffect(() => {
    if (state !== "known") return;
    const controller = new AbortController();
    apiFetch("/api/ucp/paintings", { schema: myPaintingsSchema, signal: controller.signal }).then(
      (own) => setPaintings(own.paintings),
      () => {},
    );
    return () => controller.abort();
  }, [state]);

  const send = useCallback(
    async ({ id, ...painting }: Draft): Promise<PaintingSubmission> => {
      const sent = await write(
        {
          name: `ucp-send-${id}`,
          path: "/api/ucp/paintings",
          method: "POST",
          body: { draftId: id, painting: painting satisfies Painting },
        },
        paintingSubmissionSchema,
      );
      const own = sent.painting;
      if (own) setPaintings((before) => [own, ...(before ?? []).filter((one) => one.id !== own.id)]);
      return sent;
    },
    [write],
  );

  const remove = useCallback(
    async (id: string): Promise<void> => {
      const own = await write(
        { name: `ucp-delete-${id}`, path: `/api/ucp/paintings/${id}`, method: "DELETE" },
        myPaintingsSchema,
      );
      setPaintings(own.paintings);
    },
    [write],
  );

  /** The painting as a draft again: sent anew, it is the same one. */
  const takeBack = useCallback(async (id: string): Promise<Draft> => {
    const { draftId, recipe } = await apiFetch(`/api/ucp/paintings/${id}`, { schema: myPaintingDetailsSchema });
    return { id: draftId, ...recipe };
  }, []);

  return { paintings: paintings ?? [], isUnsaved: state === "unsaved", send, remove, takeBack };
}

export type MyPaintingsClient = ReturnType<typeof useMyPaintings>;
