import { lazy, Suspense } from "react";
import { ErrorNotice } from "#app/kits/ui/notice/notice.tsx";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { ShadeData } from "./colour-card.tsx";
import type { ColourCollectionStore } from "./use-colour-collection.ts";

const loadShadeDataSchema = async () => (await import("../contract.ts")).shadeDataSchema;
const ColourCard = lazy(async () => ({ default: (await import("./colour-card.tsx")).ColourCard }));

interface SelectedColourProps {
  /** Null while none is held. */
  hex: string | null;
  store: ColourCollectionStore;
}

/** The colour that is held, with its name; or what it waits for. */
export function SelectedColour({ hex, store }: SelectedColourProps) {
  const t = useMessages<Messages>();
  // As soon as the page is alive: with it, naming and turning need no network.
  const { data, error, refetch } = useFetched("/api/chameleon/stock", loadShadeDataSchema);
  if (hex === null) return null;
  if (data)
    return (
      <Suspense>
        <ColourCard key={hex} hex={hex} shadeData={data as ShadeData} store={store} />
      </Suspense>
    );
  return (
    <div className="on-grey pad-side-3">
      {error ? (
        <ErrorNotice announce="now" message={t("colour.stockFailed")} retry={t("sources.again")} onRetry={refetch} />
      ) : (
        <p role="status">{t("colour.wait")}</p>
      )}
    </div>
  );
}
