import { useState } from "react";
import { useSearchParams } from "react-router";
import { LaterHeart } from "#app/kits/shelf/later-heart.tsx";
import { PressToSave } from "#app/kits/share/press-to-save.tsx";
import { ShareLater } from "#app/kits/share/share-later.tsx";
import { useCardPicture } from "#app/kits/share/use-card-picture.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import { keptTryOnSchema } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import type { TesterShade } from "../data.server.ts";
import css from "./tester.module.css";
import { shareLook } from "./share-look.ts";
import { useSaving } from "./use-saving.ts";
import type { StageDesk } from "./use-stage.ts";
import type { Worn } from "./worn.ts";

interface KeepProps {
  shade: TesterShade;
  worn: Worn;
  stageOf: StageDesk["stageOf"];
  /** The server's picture is shown: there is nothing of one's own to keep. */
  isServed: boolean;
  other: { to: string; words: string };
}

/** What may be kept: the wish, the try-on as a name, the picture on the device; and the ways on. */
export function Keep({ shade, worn, stageOf, isServed, other }: KeepProps) {
  const t = useWords<Words>();
  const say = useToast();
  const { write } = useVisitor();
  const [isBusy, setIsBusy] = useState(false);
  const [query] = useSearchParams();
  const look = { shade, worn, query };
  const card = useCardPicture("virtual-tester", shade.id);
  const { save, held } = useSaving(stageOf, look);

  async function keep(): Promise<void> {
    setIsBusy(true);
    try {
      await write(
        {
          name: `vt-try-${shade.id}`,
          path: "/api/virtual-tester/try-ons",
          method: "POST",
          body: { productId: shade.id },
        },
        keptTryOnSchema,
      );
      say({ text: t("keep.kept") });
    } catch {
      say({ text: t("keep.failed") });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <section className={css.keep} aria-label={t("keep.label")}>
      <p className={css.keepRow}>
        <LaterHeart productId={shade.id} name={shade.name} withWord onChange={trackWish} />
        <Button look="line" compact pending={isBusy} onClick={() => void keep()}>
          {t("keep.tried")}
        </Button>
      </p>
      {!isServed && (
        <Button look="line" wide onClick={() => void save()}>
          {t("keep.save")}
        </Button>
      )}
      {held && <PressToSave picture={held} />}
      <ShareLater share={(channel) => shareLook(look, channel)} picture={card} pictureName="kate-zone-shade.jpg" />
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
