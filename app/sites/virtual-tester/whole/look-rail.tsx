import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { openRail } from "../parts/rail-keyboard.ts";
import rail from "../parts/rail.module.css";
import type { TesterHandle } from "../parts/use-tester.ts";
import { StrokeSwatch } from "./stroke-swatch.tsx";
import type { WholeFace } from "./whole-face.ts";
import css from "./whole-panel.module.css";

/** The looks of the house, each by the colours of its eyes, cheeks and lips. One tap puts all of it on. */
export function LookRail({ face, tester }: { face: WholeFace; tester: TesterHandle }) {
  const t = useMessages<Messages>();
  const { whole, lookName } = tester;
  const { start, isLook } = whole;
  const isExact = lookName !== null;
  return (
    <>
      <div
        ref={openRail}
        className={`${rail.rail} ${css.looks} on-grey rail wide`}
        role="group"
        aria-label={t("look.label")}
      >
        <ul>
          {face.looks.map((look) => (
            <li key={look.id}>
              <button
                type="button"
                className={`${css.look} stack-1`}
                data-look={look.id}
                aria-pressed={isExact && look === start}
                onClick={() => tester.wearLook(look.code)}
              >
                <StrokeSwatch colours={look.colours} strokes={face.catalogue.strokes} size="look" />
                <span>{look.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className={`${css.line} on-grey line-3`}>
        <p className="text-body text-leading-15 shrinks" role="status">
          {!isLook
            ? t("look.hint")
            : isExact && start
              ? start.line
              : start
                ? t("look.changed", { look: start.name })
                : t("look.own")}
        </p>
        {isLook && (
          <Button look="line" compact onClick={tester.restore}>
            {t("look.restore")}
          </Button>
        )}
      </div>
    </>
  );
}
