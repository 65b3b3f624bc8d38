import { useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Dialog } from "#app/kits/ui/dialog/dialog.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Draft, OwnPainting } from "#contracts/painting.ts";
import type { Words } from "../copy/words.ts";
import css from "./mine.module.css";
import { shadeRef } from "./shade-ref.ts";
import type { OwnDesk } from "./use-own-paintings.ts";

interface MineProps {
  desk: OwnDesk;
  /** There is something on the easel that would be lost. */
  isBegun: boolean;
  onChange: (draft: Draft) => void;
}

/** One's own paintings and where each is; what came back says why, and can be changed. */
export function Mine({ desk, isBegun, onChange }: MineProps) {
  const t = useWords<Words>();
  const say = useToast();
  const [leaving, setLeaving] = useState<OwnPainting | null>(null);
  const [changing, setChanging] = useState<OwnPainting | null>(null);
  if (desk.paintings.length === 0) return null;

  async function remove({ id }: OwnPainting): Promise<void> {
    setLeaving(null);
    await desk.remove(id).then(
      () => say({ text: t("mine.deleted") }),
      () => say({ text: t("mine.failed") }),
    );
  }
  async function change({ id }: OwnPainting): Promise<void> {
    setChanging(null);
    await desk.takeBack(id).then(onChange, () => say({ text: t("mine.failed") }));
  }

  return (
    <section className={css.mine} aria-labelledby="ucp-mine">
      <h2 id="ucp-mine" className={css.heading}>
        {t("mine.title")}
      </h2>
      <ul className={css.list}>
        {desk.paintings.map((one) => (
          <li key={one.id} className={css.one} data-own={one.id} data-state={one.state}>
            <span ref={shadeRef(one.hex)} className={css.swatch} aria-hidden="true" />
            <div className={css.told}>
              <b className={role.display}>{one.title}</b>
              <span>{t(`mine.${one.state}`)}</span>
              <span className={css.facts}>
                {t("mine.colours", { count: one.colourCount, strokes: one.strokeCount })}
              </span>
            </div>
            {one.state === "refused" && one.refusal && <p className={css.why}>{t(`mine.${one.refusal}`)}</p>}
            {one.state === "hidden" && <p className={css.why}>{t("mine.hiddenNote")}</p>}
            <div className={css.acts}>
              {one.state === "refused" && (
                <Button look="bone" compact onClick={() => (isBegun ? setChanging(one) : void change(one))}>
                  {t("mine.change")}
                </Button>
              )}
              <ButtonLink look="line" compact to={`/ucp-share?a=${one.id}`}>
                {t("mine.open")}
              </ButtonLink>
              <Button look="quiet" compact onClick={() => setLeaving(one)}>
                {t("mine.delete")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t("mine.delete")}
        closeLabel={t("shared.close")}
        actions={
          <>
            <Button look="line" compact onClick={() => setLeaving(null)}>
              {t("mine.deleteNo")}
            </Button>
            <Button look="blood" compact onClick={() => leaving && void remove(leaving)}>
              {t("mine.deleteYes")}
            </Button>
          </>
        }
      >
        <p>{leaving && t("mine.deleteAsk", { title: leaving.title })}</p>
      </Dialog>
      <Dialog
        open={changing !== null}
        onClose={() => setChanging(null)}
        title={t("mine.change")}
        closeLabel={t("shared.close")}
        actions={
          <>
            <Button look="line" compact onClick={() => setChanging(null)}>
              {t("mine.deleteNo")}
            </Button>
            <Button look="bone" compact onClick={() => changing && void change(changing)}>
              {t("mine.change")}
            </Button>
          </>
        }
      >
        <p>{t("mine.replaceAsk")}</p>
      </Dialog>
    </section>
  );
}
