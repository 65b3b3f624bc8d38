import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useCardPicture } from "#app/kits/share/use-card-picture.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { recipeShare } from "../share.ts";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";

export interface ShareAndPrintProps {
  page: View<"recipe">;
}

/** The share of a recipe, and its card of A6. */
export function ShareAndPrint({ page: { minutes, title, story, code } }: ShareAndPrintProps) {
  const t = useMessages<Messages>();
  const picture = useCardPicture("personalmakeup", code);
  return (
    <>
      <DeferredShareButtons
        share={(channel) => composeShare(recipeShare, "ja", { minutes: String(minutes), title, story, code }, channel)}
        picture={picture}
        pictureName="kate-zone-recipe.jpg"
        onShare={(shareAction) => shareAction !== "save" && track(`pm_share_${shareAction}`)}
      />
      <Button look="line" wide onClick={() => print()}>
        {t("recipe.print")}
      </Button>
    </>
  );
}
