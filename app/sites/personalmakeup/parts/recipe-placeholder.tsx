import patch from "./face-patch.module.css";
import animation from "./recipe-animation.module.css";
import card from "./print-card.module.css";
import ends from "./recipe-actions-slot.module.css";
import timeline from "./timeline.module.css";

/**
 * The room a recipe takes until its script has come. It uses every style of the recipe, so that they come with the page:
 * the server sends a whole recipe long before its script is there.
 */
export function RecipePlaceholder() {
  return (
    <div className="column-3" aria-busy="true">
      <div className={animation.animation}>
        <div className={animation.picture} />
      </div>
      <div className={timeline.step}>
        <div className={`${patch.patch} frame`} />
      </div>
      <div className={`${ends.ends} stack-3`} />
      <div className={card.card} />
    </div>
  );
}
