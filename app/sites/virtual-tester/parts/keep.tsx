import { useState } from "react";
import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { savePicture } from "#app/kits/share/save-picture.ts";
import { LaterHeart } from "./later-heart.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { keptTryOnSchema } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import type { TesterShade } from "../data.server.ts";
import type { Stage } from "../stage/start-stage.ts";
import css from "./keep.module.css";

interface KeepProps {
  shade: TesterShade;
  /** Null while the server's picture is shown: there is nothing of one's own to keep. */
  stageOf: (() => Promise<Stage>) | null;
  other: { to: string; words: string };
}

/** What may be kept: the wish, the try-on as a name, the picture on the device; and the ways on. */
export function Keep({ shade, stageOf, other }: KeepProps) {
  const t = useWords<Words>();
  const say = useToast();
  const { write } = useVisitor();
  const [isBusy, setIsBusy] = useState(false);

  async function save(): Promise<void> {
    if (!stageOf) return;
    savePicture(await (await stageOf()).snapshot(), t("keep.fileName"));
    say({ text: t("keep.saved") });
  }

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
    <section className={css.keep}>
      <p className={css.row}>
        <LaterHeart productId={shade.id} name={shade.name} withWord />
        <Button look="line" compact pending={isBusy} onClick={() => void keep()}>
          {t("keep.tried")}
        </Button>
      </p>
      {stageOf && (
        <Button look="line" wide onClick={() => void save()}>
          {t("keep.save")}
        </Button>
      )}
      <ShareLater
        share={(channel) => composeShare("tester", "ja", { shade: shade.name, shadeId: shade.id }, channel)}
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
