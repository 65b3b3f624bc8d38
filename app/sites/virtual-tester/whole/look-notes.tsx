import { Link } from "react-router";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { LookLayer } from "#contracts/look.ts";
import type { Messages } from "../copy/messages.ts";
import { makeupTabs, kindOfTab, type MakeupTab } from "../rules/face-parts.ts";
import type { TesterHandle } from "../parts/use-tester.ts";
import css from "./look-notes.module.css";
import { StrokeSwatch } from "./stroke-swatch.tsx";
import type { WholeFace } from "./whole-face.ts";

/** How one does the look oneself, and everything that is on the face, each a way to its page. */
export function LookNotes({ face, tester }: { face: WholeFace; tester: TesterHandle }) {
  const t = useMessages<Messages>();
  const { lookName, whole } = tester;
  const { start } = whole;
  const applied = listApplied(tester);
  return (
    <section className={`${css.notes} on-grey stack-4`} aria-labelledby="look-title">
      <div className="stack-1">
        <h2 id="look-title" className={`text-heading ${role.display}`}>
          {start ? t(lookName === null ? "look.changed" : "look.title", { look: start.name }) : t("look.own")}
        </h2>
        {start && <p className="text-aside">{start.line}</p>}
      </div>
      {start && (
        <ol className={css.steps}>
          {start.steps.map(({ part, text }) => (
            <li key={text}>
              <b>{t(`look.parts.${part}`)}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
      <h3 className="text-strong text-body">{t("look.applied")}</h3>
      <ul className={css.products}>
        {applied.map(({ id, tabs }) => {
          const product = face.productOf(id);
          return (
            product && (
              <li key={id}>
                <Link to={`/all-products?p=${id}`}>
                  <StrokeSwatch colours={[product]} strokes={face.catalogue.strokes} size="text" />
                  <span className="shrinks">
                    <b>{product.name}</b>
                    <span className="text-note">{tabs.map((tab) => t(`parts.${tab}`)).join("・")}</span>
                  </span>
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

/** Every product that is on the face, once, with the parts it lies on; in the order of the parts. */
function listApplied({
  whole,
  eyes,
  shade,
  isLipShown,
  isLipCoded,
}: TesterHandle): { id: string; tabs: MakeupTab[] }[] {
  const idsOf = (kind: LookLayer["kind"]): (string | null)[] => {
    if (kind === "lip" && !isLipCoded) return isLipShown ? [shade.id] : [];
    const named = { shadow: eyes.selection.lids, lashes: [eyes.selection.lashes], liner: [eyes.selection.line] };
    const coded = whole.layers.filter(({ layer }) => layer.kind === kind).map(({ productId }) => productId);
    return kind in named ? [...named[kind as keyof typeof named], ...coded] : coded;
  };
  const found = new Map<string, MakeupTab[]>();
  for (const tab of makeupTabs) {
    const kind = kindOfTab[tab];
    const ids = new Set(kind ? idsOf(kind).filter((id) => id !== null) : []);
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), tab]);
  }
  return [...found].map(([id, tabs]) => ({ id, tabs }));
}
