import { lazy, Suspense } from "react";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./chameleon-view.module.css";
import type { ColourCollectionStore } from "./use-colour-collection.ts";
import { useShadeData } from "./use-shade-data.ts";

const ColourCard = lazy(async () => ({ default: (await import("./colour-card.tsx")).ColourCard }));

interface SelectedColourProps {
  /** Null while none is held. */
  hex: string | null;
  store: ColourCollectionStore;
}

/** The colour that is held, with its name; or what it waits for. */
export function SelectedColour({ hex, store }: SelectedColourProps) {
  const t = useMessages<Messages>();
  const { shadeData, hasFailed, fetchShadeData } = useShadeData();
  if (hex === null) return null;
  if (shadeData)
    return (
      <Suspense>
        <ColourCard key={hex} hex={hex} shadeData={shadeData} store={store} />
      </Suspense>
    );
  return (
    <div className={css.wait}>
      {hasFailed ? (
        <Notice
          announce="now"
          message={t("find.stockFailed")}
          action={
            <Button look="line" compact onClick={() => fetchShadeData()}>
              {t("ways.again")}
            </Button>
          }
        />
      ) : (
        <p role="status">{t("find.wait")}</p>
      )}
    </div>
  );
}
