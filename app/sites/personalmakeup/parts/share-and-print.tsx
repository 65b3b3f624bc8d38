import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useCardPicture } from "#app/kits/share/use-card-picture.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Words } from "../copy/words.ts";
import type { RecipeEndsProps } from "./recipe-ends.tsx";

/** The share of a recipe, and its card of A6. */
export function ShareAndPrint({ page: { minutes, title, story, code } }: RecipeEndsProps) {
  const t = useWords<Words>();
  const picture = useCardPicture("personalmakeup", code);
  return (
    <>
      <ShareLater
        share={(channel) =>
          composeShare("personalmakeup", "ja", { minutes: String(minutes), title, story, code }, channel)
        }
        picture={picture}
        pictureName="kate-zone-recipe.jpg"
        onShare={(way) => way !== "save" && track(`pm_share_${way}`)}
      />
      <Button look="line" wide onClick={() => print()}>
        {t("recipe.print")}
      </Button>
    </>
  );
}
