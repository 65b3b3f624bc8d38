"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { PlacesLink } from "#app/kits/buy/places-link.tsx";
import { reviewPath } from "#app/kits/product/product-address.ts";
import { DeferredWishHeart } from "#app/kits/product/deferred-wish-heart.tsx";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { useCardPicture } from "#app/kits/share/use-card-picture.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useNear } from "#app/kits/ui/hydration/use-near.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { LookLayer } from "#contracts/look.ts";
import type { MonsterInfo } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import type { TesterShade } from "../data.server.ts";
import { KeepLook } from "./keep-look.tsx";
import css from "./tester.module.css";
import { cardIdOf, type SharedLook, shareLook } from "./share-look.ts";
import type { TesterMirror } from "./use-tester-mirror.ts";

/** What an answer has to be like: it comes when the panel does into sight, and is there without a network later. */
const loadContract = () => import("../contract.ts");

interface SavePanelProps {
  shade: TesterShade;
  look: SharedLook;
  /** All that is worn. */
  layers: readonly LookLayer[];
  isTint: boolean;
  monster: MonsterInfo["monster"];
  mirror: TesterMirror;
  /** A face that wears the shade is on the stage, or can be. */
  canKeep: boolean;
  onHoldStill: () => Promise<void>;
  other: { to: string; words: string };
}

/** What may be kept: the wish, the try-on as a name, picture and clip on the device; and the ways on. */
export function SavePanel(props: SavePanelProps) {
  const { shade, look, layers, isTint, monster, mirror, canKeep, onHoldStill, other } = props;
  const t = useMessages<Messages>();
  const showToast = useToast();
  const { write } = useVisitor();
  const [isBusy, setIsBusy] = useState(false);
  const card = useCardPicture("virtual-tester", cardIdOf(look));

  const acts = useRef<HTMLParagraphElement>(null);
  const isNear = useNear(acts, "400px");
  useEffect(() => {
    if (isNear) void loadContract();
  }, [isNear]);

  async function saveTryOn(): Promise<void> {
    setIsBusy(true);
    try {
      const { savedTryOnSchema } = await loadContract();
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
      <p ref={acts} className="spread-3">
        <DeferredWishHeart productId={shade.id} name={shade.name} withLabel onChange={trackWish} />
        <Button look="line" compact pending={isBusy} onClick={() => void saveTryOn()}>
          {t("save.tried")}
        </Button>
      </p>
      {canKeep && <KeepLook {...{ mirror, look, isTint, monster, onHoldStill }} layers={layers} hex={shade.hex} />}
      <DeferredShareButtons
        share={(channel) => shareLook(look, channel)}
        picture={card}
        pictureName="kate-zone-shade.jpg"
      />
      <ButtonLink look="line" wide arrow to={`/all-products?p=${shade.id}`}>
        {t("onward.product")}
      </ButtonLink>
      <p>
        <PlacesLink productIds={[shade.id]} />
      </p>
      <ButtonLink look="line" wide arrow to={other.to}>
        {other.words}
      </ButtonLink>
      <p className="text-body">
        <Link className="target-inline text-link" to={`${reviewPath(shade.id)}#write`}>
          {t("onward.review")}
        </Link>
      </p>
    </section>
  );
}

const trackWish = (isWanted: boolean): void => track(isWanted ? "wish_add" : "wish_remove");
