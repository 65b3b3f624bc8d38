import { type ReactNode, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Dialog } from "#app/kits/ui/dialog/dialog.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Draft, MyPainting } from "#contracts/painting.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./my-paintings.module.css";
import { shadeRef } from "./shade-ref.ts";
import type { MyPaintingsClient } from "./use-my-paintings.ts";

interface MyPaintingsProps {
  client: MyPaintingsClient;
  /** There is something on the easel that would be lost. */
  hasDraft: boolean;
  onChange: (draft: Draft) => void;
}

/** One's own paintings and where each is; what came back says why, and can be changed. */
export function MyPaintings({ client, hasDraft, onChange }: MyPaintingsProps) {
  const t = useMessages<Messages>();
  const showToast = useToast();
  const [deleting, setDeleting] = useState<MyPainting | null>(null);
  const [changing, setChanging] = useState<MyPainting | null>(null);
  if (client.paintings.length === 0) return null;

  async function remove({ id }: MyPainting): Promise<void> {
    setDeleting(null);
    await client.remove(id).then(
      () => showToast({ text: t("mine.deleted") }),
      () => showToast({ text: t("mine.failed") }),
    );
  }
  async function change({ id }: MyPainting): Promise<void> {
    setChanging(null);
    await client.takeBack(id).then(onChange, () => showToast({ text: t("mine.failed") }));
  }

  return (
    <section className={`${css.mine} stack-4`} aria-labelledby="ucp-mine">
      <h2 id="ucp-mine" className="text-lead">
        {t("mine.title")}
      </h2>
      <ul className="stack-4">
        {client.paintings.map((painting) => (
          <MyPaintingRow
            key={painting.id}
            painting={painting}
            onEdit={() => (hasDraft ? setChanging(painting) : void change(painting))}
            onDelete={() => setDeleting(painting)}
          />
        ))}
      </ul>
      <Question
        open={deleting !== null}
        title={t("mine.delete")}
        onNo={() => setDeleting(null)}
        yes={{ look: "blood", label: t("mine.deleteYes"), onPress: () => deleting && void remove(deleting) }}
      >
        {deleting && t("mine.deleteQuestion", { title: deleting.title })}
      </Question>
      <Question
        open={changing !== null}
        title={t("mine.change")}
        onNo={() => setChanging(null)}
        yes={{ look: "bone", label: t("mine.change"), onPress: () => changing && void change(changing) }}
      >
        {t("mine.replaceQuestion")}
      </Question>
    </section>
  );
}

interface MyPaintingRowProps {
  painting: MyPainting;
  onEdit: () => void;
  onDelete: () => void;
}

function MyPaintingRow({ painting, onEdit, onDelete }: MyPaintingRowProps) {
  const t = useMessages<Messages>();
  const { id, state, refusal, isLinked } = painting;
  return (
    <li className={`${css.one} hair-below stack-3`} data-own={id} data-state={state}>
      <span ref={shadeRef(painting.hex)} className={css.swatch} aria-hidden="true" />
      <div className="grid text-body">
        <b className={`text-heading ${role.display}`}>{painting.title}</b>
        <span>{t(`mine.${state}`)}</span>
        <span className="text-note">
          {t("mine.colours", { count: painting.colourCount, strokes: painting.strokeCount })}
        </span>
      </div>
      {state === "refused" && refusal && <p className="full-row marked">{t(`mine.${refusal}`)}</p>}
      {state === "waiting" && isLinked && <p className="full-row text-note">{t("mine.linked")}</p>}
      {state === "hidden" && <p className="full-row marked">{t("mine.hiddenNote")}</p>}
      <div className="full-row row-2">
        {state === "refused" && (
          <Button look="bone" compact onClick={onEdit}>
            {t("mine.change")}
          </Button>
        )}
        <ButtonLink look="line" compact to={`/ucp-share?a=${id}`}>
          {t("mine.open")}
        </ButtonLink>
        <Button look="quiet" compact onClick={onDelete}>
          {t("mine.delete")}
        </Button>
      </div>
    </li>
  );
}

interface QuestionProps {
  open: boolean;
  title: string;
  yes: { look: "blood" | "bone"; label: string; onPress: () => void };
  onNo: () => void;
  children: ReactNode;
}

function Question({ open, title, yes, onNo, children }: QuestionProps) {
  const t = useMessages<Messages>();
  return (
    <Dialog
      open={open}
      onClose={onNo}
      title={title}
      closeLabel={t("shared.close")}
      actions={
        <>
          <Button look="line" compact onClick={onNo}>
            {t("mine.deleteNo")}
          </Button>
          <Button look={yes.look} compact onClick={yes.onPress}>
            {yes.label}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
