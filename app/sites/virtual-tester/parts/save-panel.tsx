import { useState } from "react";
import { useSearchParams } from "react-router";
import { DeferredWishHeart } from "#app/kits/product/deferred-wish-heart.tsx";
import { PressToSave } from "#app/kits/share/press-to-save.tsx";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { useCardPicture } from "#app/kits/share/use-card-picture.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { savedTryOnSchema } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import type { TesterShade } from "../data.server.ts";
import css from "./tester.module.css";
import { shareLook } from "./share-look.ts";
import { useSaveImage } from "./use-save-image.ts";
import type { TesterMirror } from "./use-tester-mirror.ts";
import type { AppliedMakeup } from "./applied-makeup.ts";

interface SavePanelProps {
  shade: TesterShade;
  makeup: AppliedMakeup;
  canvas: TesterMirror["canvas"];
  /** The server's picture is shown: there is nothing of one's own to keep. */
  isServed: boolean;
  other: { to: string; words: string };
}

/** What may be kept: the wish, the try-on as a name, the picture on the device; and the ways on. */
export function SavePanel({ shade, makeup, canvas, isServed, other }: SavePanelProps) {
  const t = useMessages<Messages>();
  const showToast = useToast();
  const { write } = useVisitor();
  const [isBusy, setIsBusy] = useState(false);
  const [query] = useSearchParams();
  const look = { shade, makeup, query };
  const card = useCardPicture("virtual-tester", shade.id);
  const { save, held } = useSaveImage(canvas, look);

  async function saveTryOn(): Promise<void> {
    setIsBusy(true);
    try {
      await write(
        {
          name: `vt-try-${shade.id}`,
          path: "/api/virtual-tester/try-ons",
          method: "POST",
          body: { productId: shade.id },
        },
        savedTryOnSchema,
      );
      showToast({ text: t("save.added") });
    } catch {
      showToast({ text: t("save.failed") });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <section className={`${css.keep} stack-3`} aria-label={t("save.label")}>
      <p className="spread-3">
        <DeferredWishHeart productId={shade.id} name={shade.name} withLabel onChange={trackWish} />
        <Button look="line" compact pending={isBusy} onClick={() => void saveTryOn()}>
          {t("save.tried")}
        </Button>
      </p>
      {!isServed && (
        <Button look="line" wide onClick={() => void save()}>
          {t("save.button")}
        </Button>
      )}
      {held && <PressToSave picture={held} />}
      <DeferredShareButtons
        share={(channel) => shareLook(look, channel)}
        picture={card}
        pictureName="kate-zone-shade.jpg"
      />
      <ButtonLink look="line" wide arrow to={`/all-products?p=${shade.id}`}>
        {t("onward.product")}
      </ButtonLink>
      <ButtonLink look="line" wide arrow to={other.to}>
        {other.words}
      </ButtonLink>
    </section>
  );
}

const trackWish = (isWanted: boolean): void => track(isWanted ? "wish_add" : "wish_remove");
