import { useState } from "react";
import { Button } from "../button/button.tsx";
import { useModal } from "../dialog/use-modal.ts";
import face1 from "../pictures/face-1.json";
import face2 from "../pictures/face-2.json";
import "./choice-picture.css";
import "./full-dialog.css";
import "./paper.css";
import "./slider.css";

const texts = ["banner", "title", "heading", "lead", "service", "body", "fine", "aside", "note", "quiet", "bright"];

export const sandboxes = {
  texts: () => (
    <>
      {[
        ...texts,
        "warning",
        "medium",
        "strong",
        "face",
        "underlined",
        "link",
        "centred",
        "code",
        "name",
        "mark",
        "live",
      ].map((role) => (
        <p key={role} className={`text-${role}`}>
          {role} 踊り場の金魚
        </p>
      ))}
      {[12, 14, 15, 16, 17, 18].map((leading) => (
        <p key={leading} className={`text-leading-${leading}`}>
          leading {leading / 10}
          <br />
          白い光の色です。
        </p>
      ))}
    </>
  ),
  stacks: () => <Groups names={["stack-1", "stack-2", "stack-3", "stack-4", "stack-5", "column-1", "column-3"]} />,
  rows: () => (
    <Groups
      names={[
        "row-2",
        "row-3",
        "line-2",
        "line-3",
        "line-4",
        "spread-2",
        "spread-3",
        "facts-3",
        "facts-4",
        "links-3",
        "links-4",
      ]}
    />
  ),
  "a row to push along": () => (
    <ul className="bleed line-3 rail side">
      {Array.from({ length: 14 }, (_, at) => (
        <li key={at} className="boxed middle target-box">
          {at + 1}
        </li>
      ))}
    </ul>
  ),
  places: () => (
    <Groups
      names={[
        "grid halves",
        "middle",
        "grid justify-centre",
        "frame",
        "side",
        "pad-side-3",
        "pad-side-4",
        "pad-side-5",
      ]}
    />
  ),
  grounds: () => (
    <Groups
      names={["on-ink", "on-soot", "on-grey", "on-paper", "rule-above", "rule-below", "hair-below", "boxed", "marked"]}
    />
  ),
  "what opens": () => (
    <>
      {["opens-plus", "opens-row", "target-line text-link"].map((look, at) => (
        <details key={look} open={at === 1}>
          <summary className={look}>カメラを許可するには</summary>
          <p>設定で許可してから、もう一度開きます。</p>
        </details>
      ))}
    </>
  ),
  "boxes to tick": () => (
    <>
      {["応募のきまりを読みました。", "日本国内に住んでいます。", "今日はもう選べません。"].map((words, at) => (
        <label key={words} className="tick-row">
          <input type="checkbox" defaultChecked={at === 1} disabled={at === 2} />
          <span>{words}</span>
        </label>
      ))}
    </>
  ),
  "choices that are drawn": () => (
    <fieldset className="grid halves">
      {["三分", "七分"].map((minutes, at) => (
        <label key={minutes} className="choice-bar choice-tile middle target-box">
          <input type="radio" name="minutes" value={minutes} defaultChecked={at === 1} />
          {minutes}
        </label>
      ))}
    </fieldset>
  ),
  "choices in boxes": () => (
    <fieldset className="grid halves">
      {["やさしい", "ふつう", "むずかしい"].map((words, at) => (
        <label key={words} className="boxed choice-box choice-tile middle target-box">
          <input type="radio" name="difficulty" value={words} defaultChecked={at === 1} />
          {words}
        </label>
      ))}
    </fieldset>
  ),
  "pictures to choose from": () => <Faces />,
  "inputs without a field": () => (
    <div className="stack-3">
      <label className="stack-1 text-note">
        <span>リンク</span>
        <input className="input-box" readOnly defaultValue="https://zone.kate.example/scan/AB" />
      </label>
      <label className="stack-1 text-note">
        <span>ほかの夜</span>
        <input className="input-box" type="date" defaultValue="2026-10-05" />
      </label>
      <label className="stack-1 text-note">
        <span>仕上がり</span>
        <select className="input-box" defaultValue="艶">
          <option>艶</option>
          <option>マット</option>
        </select>
      </label>
    </div>
  ),
  "a dialog as high as the window": () => <FullDialog />,
  "a place on a line": () => (
    <>
      <input type="range" className="slider" aria-label="はじめ" min={0} max={10} defaultValue={0} />
      <input type="range" className="slider" aria-label="なか" min={0} max={10} defaultValue={4} />
      <input type="range" className="slider" aria-label="おわり" min={0} max={10} defaultValue={10} disabled />
    </>
  ),
};

function Groups({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <div key={name} className={name}>
      <span>{name}</span>
      <span className="target-inline text-link">蓮の池</span>
      <span>踊り場の金魚</span>
    </div>
  ));
}

function Faces() {
  const [shown, setShown] = useState("face-1");
  return (
    <ul className="grid halves">
      {[face1, face2].map(({ name, hash }) => (
        <li key={name}>
          <button
            type="button"
            className="choice-picture"
            aria-label={name}
            aria-pressed={shown === name}
            onClick={() => setShown(name)}
          >
            <img src={`/assets/v/${hash}/${name}@390.webp`} alt="" width="78" height="98" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function FullDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const modal = useModal(isOpen, () => setIsOpen(false));
  return (
    <>
      <Button look="line" onClick={() => setIsOpen(true)}>
        ひらく
      </Button>
      <dialog {...modal} className="full-dialog on-ink text-bright" aria-label="窓いっぱい">
        <Button look="line" onClick={() => setIsOpen(false)}>
          とじる
        </Button>
      </dialog>
    </>
  );
}
