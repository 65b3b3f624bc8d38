import type { ReactNode } from "react";
import { Button } from "../ui/button/button.tsx";
import css from "./camera-gate.module.css";

interface CameraGateProps {
  /** 「カメラで読む」 */
  title: string;
  /** What is done on the device, what is never sent, how long it is kept, how much is fetched; one sentence each. */
  promises: readonly string[];
  /** 「カメラを使う」; the browser asks for its own permission after this tap. */
  startWords: string;
  onStart: () => void;
  /** The ways without a camera, as buttons or links; there is always one. */
  others: ReactNode;
}

/** The card before a camera: nothing is opened, asked for or fetched before its tap. */
export function CameraGate({ title, promises, startWords, onStart, others }: CameraGateProps) {
  return (
    <section className={css.gate}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.promises}>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <Button look="bone" wide onClick={onStart}>
        {startWords}
      </Button>
      <div className={css.others}>{others}</div>
    </section>
  );
}
