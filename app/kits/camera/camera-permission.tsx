import type { ReactNode } from "react";
import { Button } from "../ui/button/button.tsx";
import { ArrowIcon } from "../ui/icons/arrow.tsx";
import role from "../ui/type/type.module.css";
import css from "./camera-permission.module.css";

/** One of several ways of the same rank. */
export interface CameraOption {
  id: string;
  /** 「写真を選ぶ」 */
  name: string;
  /** What it asks of the visitor, in a few words. */
  note: string;
  onSelect: () => void;
}

type CameraPermissionProps = {
  /** 「カメラで読む」 */
  title: string;
  /** Beside the title where the card is a step of its own; it takes the focus. */
  intro?: string;
  /** What is done on the device, what is never sent, how long it is kept, how much is fetched; one sentence each. */
  promises: readonly string[];
  /** What stands between promises and ways: why the last one did not go on. */
  children?: ReactNode;
} & (
  | {
      /** 「カメラを使う」; the browser asks for its own permission after this tap. */
      startLabel: string;
      onStart: () => void;
      /** The ways without a camera, as buttons or links; there is always one. */
      others: ReactNode;
    }
  /** Equal ways, the camera among them. */
  | { ways: readonly CameraOption[] }
);

/** The card before a camera: nothing is opened, asked for or fetched before its tap. */
export function CameraPermission({ title, intro, promises, children, ...variant }: CameraPermissionProps) {
  return (
    <section className={css.gate} data-equal={"ways" in variant || undefined}>
      {"ways" in variant ? (
        <h1 className={`${css.title} ${role.display}`}>{title}</h1>
      ) : (
        <h2 className="text-lead">{title}</h2>
      )}
      {intro && <p>{intro}</p>}
      {children}
      {"ways" in variant && (
        <ul className={css.actions}>
          {variant.ways.map(({ id, name, note, onSelect }) => (
            <li key={id}>
              <button type="button" data-option={id} onClick={onSelect}>
                <span className={role.display}>{name}</span>
                <span className={css.note}>{note}</span>
                <ArrowIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul className={`${css.promises} column-1 text-body`}>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      {"others" in variant && (
        <>
          <Button look="bone" wide onClick={variant.onStart}>
            {variant.startLabel}
          </Button>
          <div className={`${css.others} row-2`}>{variant.others}</div>
        </>
      )}
    </section>
  );
}
